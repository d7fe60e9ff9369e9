import { PUBLISHER_TIERS, type SourceTier } from './publisher-domains';

function hostOf(url: string): string | null {
  try {
    return new URL(url).hostname.replace(/\.+$/, '');
  } catch {
    return null;
  }
}

/**
 * How much a publisher counts, from the table of publishers' domains (decisions §7): 1 major
 * financial press and wire services, 2 trade and technology press, 3 press-release wires and
 * blogs. Subdomains count as their domain, and a longer entry wins over a shorter one.
 * @returns null for a publisher that is not in the table and for a URL that does not parse
 */
export function sourceTier(url: string): SourceTier | null {
  const labels = hostOf(url)?.split('.') ?? [];
  for (let start = 0; start < labels.length - 1; start++) {
    const tier = PUBLISHER_TIERS.get(labels.slice(start).join('.'));
    if (tier !== undefined) return tier;
  }
  return null;
}
