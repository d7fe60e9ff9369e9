import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Ajv2020 from 'ajv/dist/2020';
import openapiTypescript, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApiDocument, openApiJson } from '@/server/rest/document';
import { operationsOf } from '@/server/rest/route-table';
import { appRouter } from '@/server/routers/app';
import { DEFAULT_CRITERIA } from '@/server/routers/scoring-criteria/default-criteria';

const run = promisify(execFile);
let folder: string;
let file: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fund-openapi-'));
  file = join(folder, 'openapi.json');
  writeFileSync(file, openApiJson());
});
afterAll(() => rmSync(folder, { recursive: true }));

const cli = (command: string, args: string[]) =>
  run(process.execPath, [`node_modules/${command}`, ...args], {
    env: { ...process.env, CI: 'true' },
  });

describe('the OpenAPI document', () => {
  test('has no error in Redocly’s recommended rules', async () => {
    const config = join(folder, 'redocly.yaml');
    writeFileSync(config, 'extends: [recommended]\n');
    const { stderr } = await cli('@redocly/cli/bin/cli.js', ['lint', '--config', config, file]);
    expect(stderr).toContain('valid');
  });

  test('has no error in Spectral’s recommended rules', async () => {
    const ruleset = join(folder, 'spectral.yaml');
    writeFileSync(ruleset, 'extends: ["spectral:oas"]\n');
    const { stdout } = await cli('@stoplight/spectral-cli/dist/index.js', [
      'lint',
      '-r',
      ruleset,
      file,
    ]);
    expect(stdout).toContain("No results with a severity of 'error' found");
  });

  test('a client generated from it compiles', async () => {
    const types = astToString(await openapiTypescript(openApiJson()));
    const source = `${types}
type Company = components['schemas']['PortfolioCompany'];
export const size = (company: Company): number => company.checkSize;
export type Created = paths['/portfolio']['post']['responses'][201]['content']['application/json'];
export const same = (created: Created): Company => created;
export type Query = NonNullable<paths['/portfolio']['post']['parameters']['query']>['vehicleId'];
`;
    const client = join(folder, 'client.ts');
    writeFileSync(client, source);
    const program = ts.createProgram([client], { strict: true, noEmit: true, skipLibCheck: true });
    const problems = ts
      .getPreEmitDiagnostics(program)
      .map((d) => ts.flattenDiagnosticMessageText(d.messageText, ' '));
    expect(problems).toEqual([]);
  });

  test('tells which fields a body needs where no field is needed by itself', () => {
    const ajv = new Ajv2020({ strict: false });
    ajv.addSchema(openApiDocument(), 'document');
    const takes = (name: string, body: object) =>
      ajv.validate({ $ref: `document#/components/schemas/${name}` }, body);
    const { traction, ...five } = DEFAULT_CRITERIA;
    expect(takes('ScoringCriteriaPutBody', five)).toBe(false);
    expect(takes('ScoringCriteriaPutBody', { ...five, traction })).toBe(true);
    expect(takes('ScoringCriteriaPutBody', { criteria: DEFAULT_CRITERIA })).toBe(true);
    expect(takes('StatsRecomputeBody', {})).toBe(false);
    expect(takes('StatsRecomputeBody', { vehicleId: 'an-id' })).toBe(true);
    expect(takes('AsksPatchBody', { title: 'no field of an ask' })).toBe(false);
    expect(takes('AsksPatchBody', { hidden: true })).toBe(true);
  });

  test('tells each operation’s true statuses, and every one needs the key but the document itself', () => {
    const { paths = {} } = openApiDocument();
    for (const { rest } of operationsOf(appRouter)) {
      const item = paths[rest.path];
      const [, operation] =
        Object.entries(item ?? {}).find(([k]) => k === rest.method.toLowerCase()) ?? [];
      expect(operation).toMatchObject({
        security: [{ apiKey: [] }],
        summary: expect.any(String),
        tags: [rest.tag],
      });
      const statuses = Object.keys((operation as { responses: object }).responses).map(Number);
      for (const status of [...(rest.success ?? [200]), 400, 401, 404, 500, 503]) {
        expect(statuses).toContain(status);
      }
    }
    expect(paths['/openapi.json']?.get?.security).toEqual([]);
  });
});
