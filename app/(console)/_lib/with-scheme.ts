/** A host with a dot, and no scheme: `helio.example/about`, `helio.example:8080`. */
const BARE = /^(?:\/\/)?[^\s/?#:@.]+(?:\.[^\s/?#:@.]+)+(?::\d+)?(?:[/?#]\S*)?$/;

/** An address as browsers take it: what is typed without a scheme is meant with https. */
export function withScheme(typed: string): string {
  const address = typed.trim();
  return BARE.test(address) ? `https://${address.replace(/^\/\//, '')}` : typed;
}
