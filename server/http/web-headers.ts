/**
 * What every page and the sign-in send: no framing, no sniffing, no address in a Referer to other
 * sites, no devices. HSTS follows SITE_URL, since a browser would hold plain HTTP to it for a year,
 * and speaks of this host alone: what else its domain serves may have no TLS.
 */
export const webHeaders = (siteUrl: string): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  ...(/^https:/i.test(siteUrl) ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
});

/**
 * The content security policy of a page: scripts run by nonce alone. Styles may be inline, since
 * chart and menu libraries place elements by style attributes; logos come from any https address.
 * @param nonce random and new for each answer; absent where nothing may run at all
 */
export function contentSecurityPolicy(nonce?: string, development = false): string {
  if (nonce === undefined) return "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";
  const scripts = `'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`;
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    "script-src-attr 'none'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' https: data: blob:",
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
