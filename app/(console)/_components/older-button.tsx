import { Button } from './ui/button';

interface OlderButtonProps {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  /** What there is more of, such as "updates". */
  what: string;
  className?: string;
}

/** Reads the next page of a list that goes back in time; nothing where there is none. */
export const OlderButton = ({ query, what, className }: OlderButtonProps) =>
  query.hasNextPage && (
    <Button
      variant="ghost"
      size="sm"
      busy={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
      className={className}
    >
      Older {what}
    </Button>
  );
