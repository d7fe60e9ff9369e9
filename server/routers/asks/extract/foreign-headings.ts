/*
 * Headings of asks in the tongues of founders who write to their investors in them. Over the text
 * of a heading in lower case.
 */

const DE_HELP =
  '(?:(?:uns )?(?:konkret |am besten |gerade |aktuell |diesen monat )*(?:helfen|unterstützen))';
const DE_YOU = '(?:ihr|sie|du)';
const DE_CAN = '(?:könnt|könntet|können|könnten|kannst)';

const HEADINGS: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:hier|so|womit|wobei|wie|wo|damit|dabei) )(?:${DE_YOU} (?:uns )?${DE_HELP} ${DE_CAN}|${DE_CAN} ${DE_YOU} (?:uns )?${DE_HELP}|${DE_YOU} (?:uns )?${DE_CAN} ${DE_HELP}|wir (?:eure |ihre )?(?:hilfe|unterstützung) (?:brauchen|benötigen|suchen)|brauchen wir (?:eure |ihre )?(?:hilfe|unterstützung))$`,
  ),
  /^(?:(?:unsere?|meine?|eine|zwei|drei|kleine|konkrete) )+(?:bitten?|anliegen|wünsche|gesuche|asks?)(?: an (?:euch|sie|unsere investoren))?$/,
  /^(?:bitten?|anliegen|gesuche|wünsche) (?:an (?:euch|sie|unsere investoren)|diesen monat)$|^(?:hilfe gesucht|wir brauchen (?:eure|ihre) (?:hilfe|unterstützung)|was wir (?:von euch |von ihnen )?brauchen)$/,
  /^(?:comment (?:nous aider|vous pouvez (?:nous )?aider|pouvez-vous (?:nous )?aider)|où vous pouvez (?:nous )?aider|(?:nos|mes|notre|quelques) (?:demandes?|besoins?)(?: du mois)?|besoin d'aide|appel à l'aide|coups? de main|nous avons besoin de vous|ce dont nous avons besoin)$/,
  /^(?:(?:lo que|qué) (?:necesitamos|buscamos|nos falta)|(?:estamos buscando|buscamos|necesitamos|se busca)|ce que nous cherchons|(?:nous cherchons|on cherche|recherchons)|was wir (?:suchen|brauchen)|wir (?:suchen|brauchen|bräuchten)|(?:o que|do que) (?:precisamos|procuramos)|(?:cosa|di cosa) (?:cerchiamo|abbiamo bisogno)|(?:cosa )?ci (?:serve|servono|servirebbe)|cerchiamo|wat we (?:zoeken|nodig hebben)|wij zoeken)$/,
  /^(?:(?:cómo|en qué|dónde) (?:nos )?(?:puedes|podéis|pueden) (?:ayudar(?:nos)?|echarnos una mano)|cómo ayudar(?:nos)?|(?:nuestras?|mis) (?:peticiones|petición|solicitudes|necesidades)|(?:necesitamos|pedimos) (?:tu|vuestra|su) ayuda|en qué necesitamos ayuda)$/,
  /^(?:(?:come|dove) (?:ci )?(?:puoi|potete|può) (?:aiutar(?:e|ci)|darci una mano)|come aiutarci|(?:le )?nostre richieste|abbiamo bisogno (?:di voi|del vostro aiuto)|di cosa abbiamo bisogno)$/,
  /^(?:(?:hoe|waar|waarmee) (?:(?:kun|kunt|kunnen|kan) (?:je|jij|jullie|u)|(?:je|jij|jullie|u)) (?:ons )?(?:(?:kan|kunt|kunnen) )?(?:mee )?(?:helpen|ondersteunen)(?: kan| kunt| kunnen)?|onze (?:vragen|verzoeken|hulpvragen)|hulpvragen|wij hebben (?:jullie|uw) hulp nodig)$/,
  /^(?:(?:como|onde|em que) (?:nos )?(?:podes|podem|pode|você pode|vocês podem) (?:nos )?ajudar(?:-nos)?|como ajudar(?:-nos)?|(?:os )?nossos pedidos|precisamos d[ae] (?:vossa|sua|ajuda)(?: ajuda)?)$/,
];

/** True for "Wobei ihr helfen könnt", "Comment nous aider", "Cómo podéis ayudarnos". */
export const isForeignAsks = (text: string): boolean =>
  HEADINGS.some((heading) => heading.test(text));
