import type { Token } from '../tokens/tokenize';

const DENIES =
  /\b(?:(?:do|does|did) not|don't|doesn't|didn't|never|nobody|no one|not) (?:(?:really|actually|even|ever) )?(?:think|thinks|thought|believes?|believed|say|says|said|saying|claim|claiming|mean|true|correct|the case|confirmed|certain|sure)(?: (?:yet|that|if|whether)){0,2}$|\b(?:doubt|doubts|doubtful|unlikely|untrue|false|wrong|no (?:sign|signs|evidence|indication|truth)|denies|denied)(?: (?:that|if|whether)| to say(?: that)?)?$/;

/** "We don't think Walmart churned", "it is not true that X signed": what follows is not said. */
export const isDenied = (tokens: readonly Token[], first: number) =>
  DENIES.test(
    tokens
      .slice(Math.max(0, first - 7), first)
      .map((t) => t.text)
      .join(' '),
  );

/** "Walmart's churn would hurt": it has not come to that. */
export const WOULD_GO =
  /^(?:churn|churning|leaving|cancell?ing|exiting|departing|exit|departure|loss|cancell?ation|non-?renewal)(?: (?:now|alone|today|this year|next year))? (?:would|could|might)\b(?! have)/;

/** "launched on the Apple App Store and signed …": the place, not who signed. */
export const isOnPremises = (tokens: readonly Token[], first: number, next: number) =>
  tokens[first - 1]?.text === 'the' &&
  /^(?:on|onto|in|into|via|through|to|from)$/.test(tokens[first - 2]?.text ?? '') &&
  /^(?:app|apps|play|store|marketplace|platform|cloud|ecosystem|network|exchange|catalogu?e?|directory|portal|api|sdk|program|programme)$/.test(
    tokens[next]?.text ?? '',
  );
