/** What is wrong with a form as a whole; nothing when nothing is. */
export const FormError = ({ message }: { message: string | null | undefined }) =>
  (message ?? null) === null ? null : (
    <p
      role="alert"
      className="col-span-full rounded-md bg-negative-soft px-3 py-2 text-sm [overflow-wrap:anywhere] text-negative"
    >
      {message}
    </p>
  );
