import type { Metadata } from 'next';
import { consolePage } from '../../../_lib/console-page';
import { requireOrganization } from '../../../_lib/session';
import { OrganizationForm } from '../_components/organization-form';

export const metadata: Metadata = { title: 'Organization' };

/** The firm itself. */
export default consolePage(async () => {
  const { id } = await requireOrganization();
  return <OrganizationForm key={id} />;
});
