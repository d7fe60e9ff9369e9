/*
 * Plain requests in other tongues, told in English as far as the rules need it: who or what is
 * sought stays as written. Over a sentence in lower case; gaps are bounded.
 */

const INTRO = 'can you introduce us to $<whom>';
const REQUESTS: ReadonlyArray<[RegExp, string]> = [
  [
    /^(?:und |auch |bitte )*(?:(?:könnt|könntet|würdet) ihr|(?:können|könnten|würden) sie|kann(?:st du)?(?: (?:jemand|wer|einer)(?: von euch)?)?|könnte(?:st du)?(?: (?:jemand|einer) von euch)?) (?:uns |mir |bitte |vielleicht |gerne )*(?<whom>[^?!]{3,120}?) (?:vorstellen|bekannt ?machen|verbinden|vermitteln|empfehlen)\b/,
    INTRO,
  ],
  [
    /^bitte (?:stellt|stellen sie|macht|verbindet) (?:uns |mir )(?<whom>[^?!]{3,120}?) (?:vor|bekannt)\b/,
    INTRO,
  ],
  [
    /^(?:und )?(?:kennt (?:ihr|jemand|einer|wer)(?: von euch)?|kennen sie|kennst du|weiß (?:jemand|einer)) (?<whom>(?:jemanden?|wen|einen?|gute?n?)\b[^?!]{3,120})\?/,
    'do you know $<whom>?',
  ],
  [
    /^(?:et )?(?:pouvez-vous|pourriez-vous|peux-tu|pourrais-tu) (?:nous |me )(?:présenter|introduire|mettre en (?:relation|contact)|recommander) (?:à |avec |auprès de )?(?<whom>[^?!]{3,120})/,
    INTRO,
  ],
  [
    /^(?:et )?(?:connaissez-vous|est-ce que (?:vous connaissez|quelqu'un connaît)|quelqu'un connaît(?:-il)?) (?<whom>[^?!]{3,120})\?/,
    'do you know $<whom>?',
  ],
  [
    /^¿?(?:nos |me )?(?:puedes|podéis|pueden|podrías|podríais|podrían) (?:presentar(?:nos|me)?|poner(?:nos)? en contacto con|recomendar(?:nos)?) (?:a |con )?(?<whom>[^?!]{3,120})/,
    INTRO,
  ],
  [
    /^¿?(?:conoces|conocéis|conocen|alguien conoce) (?:a )?(?<whom>alguien[^?!]{3,120})\?/,
    'do you know $<whom>?',
  ],
  [
    /^(?:ci |mi )?(?:potete|puoi|potreste|potresti|può) (?:presentar(?:ci|mi)?|metter(?:ci|mi) in contatto con|raccomandar(?:ci)?) (?:a )?(?<whom>[^?!]{3,120})/,
    INTRO,
  ],
  [
    /^(?:conoscete|conosci|qualcuno conosce) (?<whom>qualcuno[^?!]{3,120})\?/,
    'do you know $<whom>?',
  ],
  [
    /^(?:kun|kunt|kunnen|kan|zou|zouden) (?:je|jij|jullie|u|iemand) (?:ons |mij )(?:voorstellen aan|introduceren bij|in contact brengen met) (?<whom>[^?!]{3,120})/,
    INTRO,
  ],
  [
    /^(?:ken|kent|kennen) (?:je|jij|jullie|u|iemand) (?<whom>iemand[^?!]{3,120})\?/,
    'do you know $<whom>?',
  ],
  [
    /^(?:podes|podem|pode|poderia|poderiam|você pode|vocês podem) (?:nos )?(?:apresentar(?:-nos)?|pôr em contacto com|recomendar(?:-nos)?) (?:a |ao |à )?(?<whom>[^?!]{3,120})/,
    INTRO,
  ],
  [/^(?:conhece|conhecem|alguém conhece) (?<whom>alguém[^?!]{3,120})\?/, 'do you know $<whom>?'],
  [
    /^(?:wir (?:suchen|brauchen|bräuchten)|(?:nous|on) (?:cherchons|cherche|recherchons)|nous avons besoin de|buscamos|necesitamos|cerchiamo|ci servono|procuramos|precisamos de|(?:wij|we) zoeken) (?:(?:noch|dringend|weiterhin|aktuell|gerade|warme|gute|erste|des|de|una?|une|nuove|nieuwe|também|también|anche|ook|auch) )*(?:kontakte?|intros?|vorstellungen?|einführungen?|contacts?|mises? en (?:relation|contact)|presentaci(?:ón|ones)|contactos?|introducciones|presentazion[ei]|contatti|apresentaç(?:ão|ões)|contatos?|introducties?|contacten) (?:zu[mr]?|bei|mit|in|chez|avec|auprès d[eu]s?|à|aux?|con|em|com|na|no|a|bij|met) (?<whom>[^?!.]{3,120})/,
    INTRO,
  ],
];

/** Who gives money, at the head of what is sought. */
const MONEY =
  /^((?:can you introduce us|intro) to )((?:(?:den|dem|einem|einigen|weiteren|neuen|des|de|los|unos|nuevos|nuovi|novos|nieuwe|gli|i|os|les|nouveaux) ){0,2}(?:[a-zà-ÿ]+[ -]){0,3}?(?:fondos|fonds|fundos|fondi|inversor(?:es|as)?|inversionistas?|[a-zà-ÿ]{0,12}investor(?:en|s)?|investisseurs?|investitor[ie]|investidor(?:es|as)?|investeerders?|(?:risiko)?kapitalgebern?|geldgebern?|vcs)\b)/;

/** Items of a list of asks: "Intro zu Bosch", "Wir suchen einen Head of Operations". */
const ITEMS: ReadonlyArray<[RegExp, string]> = [
  [
    /^(?:warme |gerne )?(?:intros?|kontakte?|vorstellungen?|einführungen?) (?:zu[mr]?|bei|mit|in) /,
    'intro to ',
  ],
  [
    /^(?:mises? en (?:relation|contact) avec|contacts? (?:chez|avec)|intros? (?:à|chez|avec|auprès de)) /,
    'intro to ',
  ],
  [/^(?:presentaci(?:ón|ones)|contactos?|intros?) (?:a|con|en) /, 'intro to '],
  [/^(?:presentazion[ei]|contatti|intros?) (?:a|con|in) /, 'intro to '],
  [/^(?:introducties?|contacten|intros?) (?:bij|met|aan) /, 'intro to '],
  [/^(?:apresentaç(?:ão|ões)|contactos?|contatos?|intros?) (?:a|ao|à|com|na|no) /, 'intro to '],
  [
    /^(?:wir suchen|nous (?:cherchons|recrutons)|buscamos|cerchiamo|wij zoeken|we zoeken|procuramos) (?:noch |weiterhin |aktuell |gerade )?(?:einen?|eine|un|une|una|een|uma|um) /,
    'we are hiring a ',
  ],
  [
    /^(?:empfehlung(?:en)?|rat|tipps|feedback|rückmeldung(?:en)?|conseils?|avis|recommandations?|consejos?|recomendaci(?:ón|ones)|consigli|advies|conselhos?) (?:für|zu[mr]?|bei|sur|pour|sobre|para|su|per|over|voor) /,
    'advice on ',
  ],
];

function told(text: string, rules: ReadonlyArray<[RegExp, string]>): string {
  for (const [pattern, english] of rules)
    if (pattern.test(text)) return text.replace(pattern, english);
  return text;
}

const ofMoney = (text: string): string => text.replace(MONEY, '$1investors, $2');

/** A request in another tongue as the rules for English read it; any other sentence as it is. */
export const toldInEnglish = (text: string): string => ofMoney(told(text, REQUESTS));

/** Likewise for what an item of a list of asks opens with. */
export const itemInEnglish = (text: string): string => ofMoney(told(toldInEnglish(text), ITEMS));
