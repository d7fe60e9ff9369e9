import type { Metadata } from 'next';
import { requireCaller, requireOrganization } from '../../../_lib/session';
import { OrganizationForm } from '../_components/organization-form';

export const metadata: Metadata = { title: 'Organization' };

/** The firm itself. */
export default async function OrganizationPage() {
  await requireCaller();
  const { id } = await requireOrganization();
  return <OrganizationForm key={id} />;
}
