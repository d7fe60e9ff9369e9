'use client';

import { PageProblem, type PageProblemProps } from './_components/page-problem';

/** Not even the shell could be made, as while the database is away. */
export default function ConsoleError(props: PageProblemProps) {
  return (
    <main className="flex min-h-dvh items-center justify-center bg-subtle px-5 py-16">
      <div className="w-full max-w-[26rem]">
        <PageProblem {...props} />
      </div>
    </main>
  );
}
