import { requireEdit } from '@/server/access/scope';
import { defaultVehicle, selectVehicle } from '@/server/access/select';
import { notFound } from '@/server/errors';
import { consoleOnly, rest, router, scopedProcedure } from '@/server/trpc';
import { z } from 'zod';
import { changeCompany, patchCompany, requireSameSlug, setFounders } from './change';
import { companySlugHolder, createCompany, putCompany } from './create';
import { findCompanyForWrite, requireCompany } from './find';
import { fundNumbers, sectorTotals } from './fund-numbers';
import { deletedCompanies, restoreCompany, softDeleteCompany, vehicleHoldings } from './queries';
import {
  changeCompanyInput,
  companySlugHolder as slugHolder,
  companySlugInput,
  createCompanyInput,
  deleteCompanyInput,
  companyList,
  founders,
  fundSummary,
  getCompanyInput,
  patchCompanyInput,
  portfolioCompany,
  putCompanyInput,
  QUERY_SELECTORS,
  restoredCompany,
  setFoundersInput,
  summaryInput,
} from './schemas';

const tag = 'Portfolio companies';
const foundersMeta = consoleOnly('Founders are edited in the console and by provisioning.');

export const portfolioRouter = router({
  /** A vehicle's fund numbers and companies (decisions §4 for the default vehicle, §8 for the numbers). */
  summary: scopedProcedure
    .meta(
      rest({
        method: 'GET',
        path: '/portfolio',
        tag,
        summary: 'Fund summary with companies',
        description:
          'Without a selector: the only vehicle within reach, else the default one of the user.',
        errors: [409],
      }),
    )
    .input(summaryInput)
    .output(fundSummary)
    .query(async ({ ctx: { scope }, input }) => {
      const vehicle = selectVehicle(scope.vehicles, input) ?? defaultVehicle(scope);
      const { includeDeleted } = input;
      const { targets, companies } = await vehicleHoldings(scope, vehicle.id, includeDeleted);
      if (!targets) throw notFound('Vehicle');
      const living = companies.filter((company) => company.deletedAt === null);
      return {
        vehicle,
        fund: fundNumbers(targets, living),
        companies,
        sectors: sectorTotals(living),
      };
    }),

  /** Adds a company to a vehicle. */
  create: scopedProcedure
    .meta(
      rest({
        method: 'POST',
        path: '/portfolio',
        tag,
        summary: 'Create a company',
        success: [201],
        query: QUERY_SELECTORS,
        errors: [403, 409],
        example: {
          name: 'Widgets',
          vehicleSlug: 'fund-i',
          checkSize: 250000,
          investmentDate: '2026-01-15',
          instrumentType: 'SAFE',
        },
      }),
    )
    .input(createCompanyInput)
    .output(portfolioCompany)
    .mutation(async ({ ctx, input }) => {
      ctx.reply.status = 201;
      return await createCompany(ctx.scope, input);
    }),

  /** Who has the slug that a new company would get. */
  slugHolder: scopedProcedure
    .meta(consoleOnly('The console asks it where a name is taken, to offer a way on.'))
    .input(companySlugInput)
    .output(slugHolder)
    .query(({ ctx: { scope }, input }) => companySlugHolder(scope, input)),

  /** One company. */
  get: scopedProcedure
    .meta(
      rest({
        method: 'GET',
        path: '/portfolio/{slug}',
        tag,
        summary: 'Get a company',
        errors: [409],
      }),
    )
    .input(getCompanyInput)
    .output(portfolioCompany)
    .query(({ ctx, input }) => requireCompany(ctx.scope, input, input)),

  /** Replaces, restores or creates a company. */
  put: scopedProcedure
    .meta(
      rest({
        method: 'PUT',
        path: '/portfolio/{slug}',
        tag,
        summary: 'Create or replace a company',
        description:
          'A full replace: what is left out becomes null or its default. Restores a soft-deleted company.',
        success: [200, 201],
        query: QUERY_SELECTORS,
        body: { slug: 'bodySlug' },
        errors: [403, 409],
        example: {
          name: 'Widgets',
          checkSize: 250000,
          investmentDate: '2026-01-15',
          instrumentType: 'SAFE',
          vehicleSlug: 'fund-i',
        },
      }),
    )
    .input(putCompanyInput)
    .output(portfolioCompany)
    .mutation(async ({ ctx, input }) => {
      requireSameSlug(input);
      const { company, created } = await putCompany(ctx.scope, input);
      ctx.reply.status = created ? 201 : 200;
      return company;
    }),

  /** Changes the fields that are sent. */
  patch: scopedProcedure
    .meta(
      rest({
        method: 'PATCH',
        path: '/portfolio/{slug}',
        tag,
        summary: 'Change fields of a company',
        query: QUERY_SELECTORS,
        body: { slug: 'bodySlug' },
        errors: [403, 409],
        example: { status: 'MARKED_UP', postMoneyValuation: 12000000 },
      }),
    )
    .input(patchCompanyInput)
    .output(portfolioCompany)
    .mutation(({ ctx: { scope }, input }) => patchCompany(scope, input)),

  /** Changes fields that still say what their page showed. */
  change: scopedProcedure
    .meta(consoleOnly('Over REST a PATCH replaces whatever is stored.'))
    .input(changeCompanyInput)
    .output(portfolioCompany)
    .mutation(({ ctx: { scope }, input }) => changeCompany(scope, input)),

  /** Marks a company as deleted; again is fine. */
  delete: scopedProcedure
    .meta(
      rest({
        method: 'DELETE',
        path: '/portfolio/{slug}',
        tag,
        summary: 'Soft-delete a company',
        success: [204],
        errors: [403, 409],
      }),
    )
    .input(deleteCompanyInput)
    .output(z.void())
    .mutation(async ({ ctx: { scope, reply }, input }) => {
      const company = await findCompanyForWrite(scope, input.slug, input);
      if (!company) throw notFound('Company');
      await softDeleteCompany(requireEdit(scope, company.organizationId), company.id);
      reply.status = 204;
    }),

  /** Takes a company's deletion back and changes nothing else; again is fine. */
  restore: scopedProcedure
    .meta(consoleOnly('Over REST a PUT restores, with the record that it sends.'))
    .input(deleteCompanyInput)
    .output(restoredCompany)
    .mutation(async ({ ctx: { scope }, input }) => {
      const found = await findCompanyForWrite(scope, input.slug, input);
      if (!found) throw notFound('Company');
      const company = await restoreCompany(requireEdit(scope, found.organizationId), found.id);
      if (company) return { restored: true, company };
      return { restored: false, company: await requireCompany(scope, input) };
    }),

  /** The soft-deleted companies within reach, to restore. */
  deleted: scopedProcedure
    .meta(consoleOnly('The console lists what can be restored across vehicles.'))
    .input(z.object({}))
    .output(companyList)
    .query(async ({ ctx }) => ({ items: await deletedCompanies(ctx.scope) })),

  /** The names of a company's founders. */
  founders: scopedProcedure
    .meta(foundersMeta)
    .input(deleteCompanyInput)
    .output(founders)
    .query(async ({ ctx, input }) => ({
      founders: (await requireCompany(ctx.scope, input)).founders,
    })),

  /** Replaces the names of a company's founders. */
  setFounders: scopedProcedure
    .meta(foundersMeta)
    .input(setFoundersInput)
    .output(founders)
    .mutation(async ({ ctx: { scope }, input }) => ({
      founders: (await setFounders(scope, input)).founders,
    })),
});
