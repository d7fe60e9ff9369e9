'use client';

import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { toast } from 'sonner';
import { Button } from '../../../../_components/ui/button';
import { Textarea } from '../../../../_components/ui/input';
import { maybeStored } from '../../../../_lib/maybe-stored';
import { problemOf, sentenceOf } from '../../../../_lib/problem';
import { useShortcut } from '../../../../_lib/shortcuts';
import { useTRPC } from '../../../../_lib/trpc';
import { useRefresh } from '../../../../_lib/use-refresh';
import { useModKey } from '../../../../_lib/use-mod-key';
import { useDraft } from '../../../../_lib/use-draft';
import { useDeal } from './deal-context';
import { useAuthorName } from './use-author-name';

/** A place to write; what is typed stays until it is stored. */
export function AddComment() {
  const trpc = useTRPC();
  const refresh = useRefresh();
  const { ref, deal } = useDeal();
  const authorName = useAuthorName();
  const mod = useModKey();
  const { text: content, write, sent } = useDraft(`${deal.id} comment`);
  const field = useRef<HTMLTextAreaElement>(null);
  useShortcut('m', 'Comment', () => field.current?.focus(), { group: 'Deal' });
  const comment = useMutation(
    trpc.deals.comment.mutationOptions({
      meta: { ownErrors: true },
      onSuccess: async (_stored, comment) => {
        sent(comment.content);
        await refresh(trpc.deals.get.pathFilter());
      },
      // Whose answer was lost may stand there all the same.
      onError: (error) => {
        // The console leads to the sign-in by itself.
        if (problemOf(error).status === 401) return;
        const mayBe = maybeStored(error, trpc.deals.comment.mutationKey());
        toast.error(sentenceOf(error) + mayBe, { duration: 10_000 });
        return refresh(trpc.deals.get.pathFilter());
      },
    }),
  );
  const send = () => {
    if (content.trim() === '' || comment.isPending) return;
    comment.mutate({ ...ref, authorName, authorType: 'human', content });
  };
  return (
    <form
      className="mt-5 flex max-w-[46rem] flex-col items-start gap-2 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Textarea
        ref={field}
        aria-label="Comment"
        placeholder="Write a comment"
        rows={2}
        value={content}
        onChange={(event) => write(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) send();
        }}
      />
      <div className="flex w-full items-center gap-3">
        <Button type="submit" busy={comment.isPending} disabled={content.trim() === ''}>
          Comment
        </Button>
        <span className="text-xs text-faint">Markdown works. {mod} ↵ sends.</span>
      </div>
    </form>
  );
}
