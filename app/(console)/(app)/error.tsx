'use client';

import { PageProblem, type PageProblemProps } from '../_components/page-problem';
import { Page } from '../_components/ui/page-header';

/** A page fails inside the shell, which stays. */
export default function AppError(props: PageProblemProps) {
  return (
    <Page>
      <PageProblem {...props} />
    </Page>
  );
}
