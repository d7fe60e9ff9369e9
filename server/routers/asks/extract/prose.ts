import { asksForFollowing } from './courtesies';
import { asksMore, keepsComing } from './also-needs';
import { andParts } from './and-parts';
import { asksReader } from './ask-patterns';
import { bracketedAsks } from './bracketed';
import { classify, OTHER_HEAD } from './classify';
import { isFavour } from './favours';
import { fragmentType } from './fragments';
import { topicType } from './further-asks';
import { asksKind, headingText, isAnnouncement } from './heading-words';
import { labelledItems, namesHelp } from './helpful-labels';
import { countedItems } from './counted-items';
import { countedIntros } from './inline-list';
import { answersItself } from './no-asks';
import { isOffer } from './offers';
import { isBareReply, pointsBack } from './pointing-back';
import { joins, NEED, needsBefore } from './prose-joins';
import { type Range, sentencesOf } from './sentences';
import type { AskType, Piece } from './types';
import { soughtKind } from './sought-kind';
import { searchesToo, seeksThing, wantedType } from './wanted-people';
import { plainWords } from './wording';
import { announces, countedAsks } from './announced-asks';

const MAX_SENTENCE = 1_200;
const MAX_SENTENCES = 2_000;
const CUE =
  /\b(?:love (?:for |it if )?(?:you|similar|more|the same|such|another)|your views?|concretely|specifically|in particular|namely|to be |in practice|everyone who|whoever|some of you|who of you|experiences? of|presented (?:to|with)|search (?:\w+ )?an? |hiring|short of|words? with|acquaint|access to|look for an? |want to (?:find|meet|hire)|room for|intro|could (?:\w+ )?use|need|from you|asking (?:you|each|all|any)|seek|search|trying to (?:find|hire|recruit)|on the hunt|hunting|can't (?:seem to )?find|unable to|lack|keen|wish|conversation|meeting|priority|eager|obliged|connect|know|anyone|anybody|someone|somebody|who|advice|advis|feedback|recomm|recc?om|referr|reffer|suggest|pointer|please|pls|plz|kindly|help|appreciat|apreciat|welcome|grateful|could you|can you|would you|will you|are you|mind|share|send|refer|forward|upvote|repost|vote|whom you know|would (?:\w+ )?(?:be|make|round|complete|help|fill|change|save|spare|come|solve|let|settle|keep|do)|which is why|hence|sought|nominate|seats|spots|slots|sooner|rather|through (?:you|one of)|plea\b|lost in|depth|at sea|new to|like one of|ping|shout|drop|contact|lead|input|thoughts|mentor|guidance|candidates|ask|request|favou?r|tips?\b|if you|ideas|hints?\b|nominat|hear|meet|talk|speak|spread|point|put|happy|open|brain|chance|thing|best way|all ears|willing|any of you|one of you|review|door|present us|looking for|hiring:|wanted|seeking|those of you|interested in|opinion|perspective|spare|on the lookout|raising|invest|if (?:an?|the|any) |should (?:you|your|any|an?|the)\b|if your|if there|be glad|tell (?:me|us)|curious|names?\b|make (?:my|our)|value|borrow|door|delighted|thankful|precious|priceless|godsend|a gift|stop|mention|compare|convince|teach|gut|kill|give my|eyes?|ears?|pay|want in|come (?:to|see|by|and)|read |desperate|dying|poke|long shot|one:|thrilled|in front of|subscribed|circulate|nudge|pa(?:th|ss)|hello|referral|yes or no|lookout|market for|give|slot|tester|record|find a |keep (?:them|the|those) )|\?/i;

/** "Wanted also: a licensed customs broker": an ask of its own, whatever stands before it. */
const OWN_LABEL =
  /^[a-z' ]{3,30}: ?\S|^(?:(?:and|also|then|moreover|furthermore|further|besides|finally|lastly),? )*(?:we|i)(?:'re| are|'m| am)? (?:also |still )?(?:need|looking for|searching for|seeking|after|could use|want) (?:an?|some|two|three) [a-z].{2,120}(?:[;,:–—-]|\. ) ?(?:(?:any|all|every|each) (?:[\w]+ ){1,3}(?:is|are|would be|will be)? ?(?:\w+ )?(?:welcome|appreciated|helpful|gold)|(?:so |and )?(?:please|if|should) )|^(?:and |also,? )?(?:please )?(?:come (?:to|see|by)|vote for|follow us|leave us)\b|\b(?:if|should) (?:you|any of you|(?:any|some)(?:one|body))(?: \w+)? (?:hears? of|knows? of|comes? across|spots?|finds?|(?:has|have) (?:worked with|used|bought from)) (?:an? |any |some )(?!fit\b|(?:good|great|suitable|right) (?:fit|person|match|candidate))[a-z]/;

/** "And to angels who cycle?": whom else the ask before it is to reach. */
const AND_TO =
  /^(?:and|or|also),? (?:(?:maybe|perhaps|possibly|also|then|even|ideally),? )*(?:to|with) (.{3,200})/;
/** "A word with defence funds that could join us.", but not "Talks with three funds go on." */
const TELLS =
  /(?<!\b(?:who|that|which) (?:\w+ )?)\b(?:is|are|was|were|has|have|had|went|go|goes|going|continue[sd]?|came|will|led|started|began|remains?|took|turned|brought|gave|showed|proved|matters?|counts?|helped|ended|moved|happened|made|would|could|can|may|might|them|[a-z]{3,}ed (?:the|an?|us|me|our|it|that|to|in|by|with|on|off|up|out))\b/;

const alsoTo = (words: string): boolean => fragmentType(AND_TO.exec(words)?.[1] ?? '') !== null;

/** "Concretely, data center developers in Ohio.", behind a wish: what for. */
const CONCRETELY =
  /^(?:more )?(?:concretely|specifically|in particular|namely|to be (?:concrete|specific|precise)|in practice)[,:] (.{3,160})$/;
const SPECIFIES =
  /^(?:more )?(?:specifically|concretely|in particular|ideally|especially|namely|above all|preferably),? (?:to|with|at|from|for|on|about|into|in|among) .{3}/i;
const ARE_SO = /\b(?:is|are|was|were) [a-z]+ed\b/;
const WISHED = /\b(?:wish|asks?|help|need|want|request|favou?r|hope|more of the same)\b/;

/** True for a sentence that only names what is wanted, behind others that ask. */
const asksByName = (words: string): boolean =>
  namesHelp(words.replace(/^(?:and|also|finally|then|plus|lastly),? /, '')) && !TELLS.test(words);

const FURTHER_ASK = /^(?:and|also|second(?:ly)?|finally|lastly|separately|plus)\b/;

const OF_HELP =
  /\b(?:know|knows|introduce|connect|recommend|help|could you|can you|would you|any of you|anyone (?:know|have|been|at|with)|your (?:view|take|advice|network))\b/i;

/** "How can you help?": with what, other sentences say. */
const asksForWhat = (raw: string): boolean =>
  raw.endsWith('?') && raw.length < 60 && asksKind(headingText(raw), 'never') === 'asks';

interface Sentence {
  range: Range;
  /** Where it begins, with the need before it that it is an aside to. */
  from: number;
  words: string;
  raw: string;
}

/** "Toy buyers. Target, Walmart, anyone.": who is sought, and some of their names. */
const lists = (named: string, names: string): boolean =>
  named.length < 60 &&
  names.length < 60 &&
  names.includes(',') &&
  names.endsWith('.') &&
  fragmentType(plainWords(named).replace(/\.$/, '')) !== null &&
  !TELLS.test(plainWords(names));

/** What a paragraph opens with: the bare name of whom is sought, or a search for somebody. */
const openingType = (words: string): AskType | null =>
  words.length < 160 && searchesToo(words, true)
    ? (wantedType(words) ?? 'HIRING')
    : topicType(words);

/** Reads one paragraph sentence by sentence. */
class ParagraphReader {
  readonly found: Piece[] = [];
  private quoted = false;
  private announced = false;
  /** A search that is news of the company unless a further ask follows. */
  private waiting: Range | null = null;
  private previous: Sentence | null = null;
  /** The bare name of whom or what is sought that opens the paragraph, with its type. */
  private topic: { start: number; type: AskType } | null = null;
  /** The search that the paragraph opens with, or ends with, when it asks nothing else. */
  search: Range | null = null;

  /** `beside`: the paragraph before asks, so that a search at the head of this one asks too. */
  constructor(
    private readonly text: string,
    private readonly beside: boolean,
  ) {}

  read(range: Range): void {
    const raw = this.text.slice(range.start, Math.min(range.end, range.start + MAX_SENTENCE));
    if (this.specifies(range, raw)) return;
    const read = range.end - range.start <= MAX_SENTENCE && CUE.test(raw) && !this.quoted;
    const words = read ? plainWords(raw) : '';
    // A blurb to forward speaks to others than the reader.
    if ((raw.match(/["“”]/g)?.length ?? 0) % 2 === 1) this.quoted = !this.quoted;
    const asked = words !== '' && this.take(range, raw, words);
    if (!asked) this.dropMusing(raw);
    // "Paid, of course." belongs to the need before it.
    const last = this.previous;
    const need = last !== null && raw.length < 30 && NEED.test(last.words);
    // "Hospitals in Spain. I know nobody.": whom, the words before it say.
    const named = last !== null && raw.length < 30 && NEED.test(words) && last.raw.length < 60;
    const listed = last !== null && !asked && lists(last.raw, raw);
    const type = last === null && /[.:]$/.test(raw) ? openingType(plainWords(raw)) : null;
    if (type !== null) this.topic = { start: range.start, type };
    this.previous = {
      range,
      from: last && (need || named || listed) ? last.from : range.start,
      words: last && need ? last.words : words,
      raw,
    };
  }

  /** "Who signed?" alone above its answer: a heading of questions that others put. */
  private headsAnswer({ end }: Range, raw: string): boolean {
    if (this.previous !== null || !raw.endsWith('?') || raw.length > 60) return false;
    const rest = this.text.slice(end, end + 40);
    return /^[ \t]*\n[ \t]*\S/.test(rest) && !OF_HELP.test(raw);
  }

  /** Takes up a sentence that asks; false for one that does not. */
  private take(range: Range, raw: string, words: string): boolean {
    if (this.headsAnswer(range, raw) || asksForWhat(raw)) return false;
    const back = pointsBack(words);
    const beside = this.besideAsk();
    const clear =
      asksReader(words) ||
      searchesToo(words, beside) ||
      keepsComing(words) ||
      (beside && asksByName(words)) ||
      (this.goesOn() && alsoTo(words)) ||
      this.saysWhom(words);
    const asks = clear || (back && !isOffer(words));
    const named = bracketedAsks(this.text, range);
    const labelled =
      named.length > 0
        ? named
        : [...labelledItems(this.text, range), ...countedItems(this.text, range, raw)];
    const intros = asks && labelled.length === 0 ? countedIntros(this.text, range) : [];
    if (intros.length > 0) {
      this.awaits(range, words, { clear, asked: true });
      for (const part of intros) this.found.push({ ...part, hint: 'intro' });
      return true;
    }
    const parts = labelled.length > 0 ? labelled : asks ? andParts(this.text, range) : [];
    this.awaits(range, words, { clear, asked: asks || labelled.length > 0 });
    if (parts.length > 1 || labelled.length > 0)
      for (const part of parts) this.found.push({ ...part, hint: null });
    else if (!asks) return false;
    else if (this.joinsTopic(range, raw, back)) return true;
    else if (!this.joinsAnother(range, raw, words, { back, clear })) {
      // "Who do you know?" above the sentence that says where.
      const bare = back && this.previous === null && raw.length < 40;
      if (!clear || bare || isBareReply(words)) return false;
      this.found.push({ ...range, hint: null });
    }
    return true;
  }

  /** "Head of Finance. … Names please.": for whom, the topic of the paragraph says. */
  private joinsTopic(range: Range, raw: string, back: boolean): boolean {
    const { topic } = this;
    if (topic === null || this.found.length > 0 || range.end - topic.start > 500) return false;
    const type = classify(raw);
    if (!back && type !== 'OTHER' && type !== topic.type) return false;
    this.found.push({ start: topic.start, end: range.end, hint: null });
    return true;
  }

  /** The sentence before asks. */
  private goesOn(): boolean {
    const last = this.found.at(-1);
    return last !== undefined && last.end === this.previous?.range.end;
  }

  /** "We'd appreciate intros. Specifically to heads of sourcing.": the second says to whom. */
  private specifies(range: Range, raw: string): boolean {
    const last = this.found.at(-1);
    if (last === undefined || !this.goesOn() || !SPECIFIES.test(raw)) return false;
    if (this.previous && this.previous.raw.length < 60) last.start = this.previous.range.start;
    last.end = range.end;
    this.previous = { range, from: last.start, words: '', raw };
    return true;
  }

  /** "Our wish is simple: more of the same. Concretely, developers in Ohio." */
  private saysWhom(words: string): boolean {
    const whom = CONCRETELY.exec(words)?.[1];
    if (whom === undefined || this.previous === null) return false;
    if (TELLS.test(whom) || ARE_SO.test(whom)) return false;
    return WISHED.test(plainWords(this.previous.raw.slice(-200))) && fragmentType(whom) !== null;
  }

  private besideAsk(): boolean {
    return this.found.length > 0 || this.announced || (this.beside && this.previous === null);
  }

  /** "We can't find a chemist. And we'd like to meet funds.": the one as well as the other. */
  private awaits(range: Range, words: string, said: { clear: boolean; asked: boolean }): void {
    if (said.clear && this.waiting && FURTHER_ASK.test(words))
      this.found.push({ ...this.waiting, hint: null });
    this.waiting = !said.asked && searchesToo(words, true) ? range : null;
    if (this.waiting && (this.previous === null || this.search === null)) this.search = range;
    this.announced ||=
      !said.asked && (isAnnouncement(words.replace(/[.:!]$/, '')) || asksForFollowing(words));
  }

  /** Adds a sentence to the ask before it, or to the sentence that says for what it asks. */
  private joinsAnother(
    range: Range,
    raw: string,
    words: string,
    { back, clear }: { back: boolean; clear: boolean },
  ): boolean {
    if (
      OWN_LABEL.test(words) ||
      keepsComing(words) ||
      asksMore(words) ||
      seeksThing(words) ||
      isFavour(words) ||
      soughtKind(words) === 'OTHER' ||
      alsoTo(words) ||
      (clear && OTHER_HEAD.test(words))
    )
      return false;
    if (!this.previous) return false;
    const last = this.found.at(-1);
    const type = classify(raw);
    if (last && last.end === this.previous.range.end) {
      if (type !== 'OTHER' && !back && !joins(words, type, this.text, last)) return false;
      last.end = range.end;
      return true;
    }
    const before = this.previous.words || plainWords(this.previous.raw.slice(0, 400));
    if (!needsBefore(words, type, before, { back, clear })) return false;
    this.found.push({ start: this.previous.from, end: range.end, hint: null });
    return true;
  }

  private dropMusing(raw: string): void {
    const last = this.found.at(-1);
    if (!last || last.end !== this.previous?.range.end) return;
    if (answersItself(this.previous.raw, raw)) this.found.pop();
  }
}

/** What a paragraph outside asks sections asks, and the search that asks beside others only. */
export interface ParagraphAsks {
  asks: Piece[];
  search: Range | null;
}

/** The sentences of a paragraph outside asks sections that clearly ask the reader, `max` at most. */
export function askSentences(
  text: string,
  paragraph: Range,
  { max, beside }: { max: number; beside: boolean },
): ParagraphAsks {
  const sentences = sentencesOf(text, paragraph).slice(0, MAX_SENTENCES);
  const counted = countedAsks(text, sentences);
  if (counted !== null) return { asks: counted.slice(0, max), search: null };
  const reader = new ParagraphReader(text, beside);
  for (const range of sentences) {
    if (reader.found.length >= max) break;
    reader.read(range);
  }
  const { found, search } = reader;
  const asks = found.filter((piece, at) => at === found.length - 1 || !announces(text, piece));
  return { asks, search: asks.length === 0 ? search : null };
}
