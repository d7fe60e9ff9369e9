/** Headers of the public share pages, beside those of proxy.ts: the link is the secret. */
const SHARE_HEADERS = [
  { key: 'Cache-Control', value: 'no-store' },
  { key: 'X-Robots-Tag', value: 'noindex' },
];

/** proxy.ts sets the headers of pages; built files only must not be taken for anything else. */
const FILE_HEADERS = [{ key: 'X-Content-Type-Options', value: 'nosniff' }];

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // Nothing under the API's base may redirect; a trailing slash is the same path there.
  skipTrailingSlashRedirect: true,
  // `npm run typecheck` is part of the gate; a second run would double the first start's time.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // A build is made once where the service is installed; a cache for the next would cost it half as much again.
    turbopackFileSystemCacheForBuild: false,
    // A link waits for a service that is away, where it would lead to the browser's own error page.
    useOffline: true,
  },
  serverExternalPackages: [
    '@electric-sql/pglite',
    'fs-native-extensions',
    'postgres',
    'pino',
    'better-auth',
  ],
  headers: async () => [
    { source: '/share/:path*', headers: SHARE_HEADERS },
    { source: '/_next/:path*', headers: FILE_HEADERS },
  ],
};

export default config;
