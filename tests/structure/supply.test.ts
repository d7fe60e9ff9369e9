import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

const versions = z.record(z.string(), z.string());
const manifest = z
  .object({ scripts: versions, dependencies: versions, devDependencies: versions })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));
const lockfile = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        version: z.string().optional(),
        integrity: z.string().optional(),
        resolved: z.string().optional(),
        hasInstallScript: z.boolean().optional(),
        os: z.array(z.string()).optional(),
        optional: z.boolean().optional(),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
const locked = Object.entries(lockfile.packages).filter(([path]) => path !== '');

describe('what is installed', () => {
  test('is one version each, as locked, with the hash of its content', () => {
    const asked = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(asked.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    for (const [name, version] of asked) {
      expect([name, lockfile.packages[`node_modules/${name}`]?.version]).toEqual([name, version]);
    }
    const bare = locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
    // npm locks the binaries for other systems by version alone.
    expect(bare.filter(([, { optional, os }]) => !(optional && os))).toEqual([]);
  });

  test('comes from no repository and no address of its own', () => {
    expect(locked.filter(([, { resolved }]) => /^(git|http:|file:)/.test(resolved ?? ''))).toEqual(
      [],
    );
  });

  test('needs no script to run: ours has none, and what has one works without', () => {
    const hooks = ['preinstall', 'install', 'postinstall', 'prepare'];
    expect(hooks.filter((hook) => hook in manifest.scripts)).toEqual([]);
    const withScript = locked.filter(([, { hasInstallScript }]) => hasInstallScript === true);
    const names = new Set(withScript.map(([path]) => path.replace(/^.*node_modules\//, '')));
    // esbuild's binary comes as a package of its own, and scarf's only counts downloads: the tests
    // run without either. What is new here must be looked at.
    expect([...names].sort()).toEqual(['@scarf/scarf', 'esbuild']);
  });

  test('has licences that are known, listed and counted by a script', async () => {
    const run = promisify(execFile)(process.execPath, ['scripts/licences.mjs', '--all']);
    const { stdout } = await run;
    expect(stdout).toMatch(/^ +\d+ {2}MIT$/m);
    expect(stdout).toMatch(/^\d+ packages locked, \d+ installed here, \d+ of all to run/m);
    expect(stdout).toMatch(/^with install scripts: /m);
    expect(stdout).toMatch(/^zod@\d+\.\d+\.\d+ {2}MIT$/m);
  });
});
