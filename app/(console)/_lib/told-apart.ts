/** A company or a deal that is offered to choose from. */
export interface Choice {
  name: string;
  slug: string;
  /** The fund that it is in, where the list says so. */
  fund?: string | undefined;
  /** What else the list says of it. */
  about?: string | null;
}

interface Told {
  /** What stands beside the name: what is known of it, its fund, and its address where need be. */
  note: string;
  /** The name in a sentence, with what tells it from another of that name. */
  called: string;
}

const joined = (...parts: (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(' · ');

/** As it reads: what differs in case or spaces alone looks the same. */
const asRead = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * Choices with what tells them apart: the fund of each, and its address where another has its
 * name, for an address is an organization's only one.
 */
export function toldApart<C extends Choice>(choices: readonly C[]): (C & Told)[] {
  const counts = new Map<string, number>();
  for (const { name } of choices) counts.set(asRead(name), (counts.get(asRead(name)) ?? 0) + 1);
  return choices.map((choice) => {
    const { name, slug, fund, about } = choice;
    const address = (counts.get(asRead(name)) ?? 0) > 1 ? slug : null;
    return {
      ...choice,
      note: joined(about, fund, address),
      called: address === null ? name : `${name} (${joined(fund, address)})`,
    };
  });
}
