/** Below a list that ends before all is told: how much of it is there. */
export const NewestAlone = ({ count, what }: { count: number; what: string }) => (
  <p className="mt-3 text-xs text-pretty text-faint">
    These are the newest {count} {what}; older ones may follow as these are settled.
  </p>
);
