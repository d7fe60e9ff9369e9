const set = (words: string) => new Set(words.split(/\s+/));

/** Words that turn the rest of a clause into a wish, a plan or a condition. */
export const GOAL_WORDS =
  set(`goal goals target targets targeting targeted plan plans planned planning budget
  budgeted budgets budgeting forecast forecasts forecasted forecasting projected projection projections projecting
  expect expects expected expecting expectation expectations anticipate anticipates anticipated anticipating aim aims
  aiming aimed hope hopes hoped hoping will won't would should could might may shall going guidance outlook track if
  once unless want wants wanted wish aspire aspiration commit committed ambition ambitious potential potentially
  assume assumes assumed model modelled modeled scenario need needs looking seek seeking seeks raise raising
  forward towards toward eventually soon stretch i'll we'll it'll they'll that'll this'll which'll we'd supposed
  pro-forma proforma run-rating pacing path trajectory milestone objective okr okrs intend intends intended
  believe wishing poised anticipating predicted prediction predict hypothetical would've yoy-target dream dreams dreaming imagine imagining envision suppose supposing pretend assuming
  estimate estimates ziel zielwert angestrebt geplant budgetiert erwartet erwarten objectif objectifs prévu prévue prévoyons prévision prévisions visons vise viser visant devrait devrions devraient atteindra atteindrons atteindre sera cible objetivo objetivos previsto prevista presupuesto presupuestado orçamento orçado best-case worst-case pledged promised possible possibly proposed offer offered lets let`);

/** Verbs that report something as a fact. */
export const FACT_VERBS =
  set(`is are was were ended finished closed reached hit crossed passed grew increased rose
  stood stands came landed achieved totaled totalled have has had remained remains remain fell dropped improved
  exited sits sat climbed surpassed exceeded generated did we're we've it's that's currently now today`);

/** Words that start a clause of their own, free of the plan before them. */
export const RESETS = set(
  `but while whereas though although however instead currently today now actual actuals actually delivered achieved reality outcome`,
);

/** What stands between a metric's name and its value without changing which value it is. */
export const FILLERS =
  set(`is are was were at of to a an the now currently today still about approximately approx appx abt
  approx. around roughly circa c ca just over our we us it its stands stood sits sat stand sit sitting standing
  ended ends end ending finished finish finishes closed closes closing close reached reaches hit hits crossed crosses
  passed passes surpassed surpasses exceeded exceeds topped broke grew grown grows increased increases rose risen
  rises climbed climbs jumped jumps moved moves went gone goes came come comes in landed lands fell fallen falls
  dropped drops decreased decreases declined declines improved improves expanded expands doubled tripled up down
  remains remained remain stayed stays holds held holding steady flat stable strong healthy solid unchanged
  month quarter year month's quarter's period end-of-month month-end quarter-end year-end period-end eom eoq eoy
  for as on with has have had been should be achieved achieves totaled totalled totals total equals equal being
  currently exactly precisely only slightly nearly-exactly again back so far already recently finally officially
  combined overall annualized that which this and usd us$ dollars per monthly net value level figure number
  liegt lag bei beträgt betrug betrugen betragen beliefen sich stieg auf aktuell derzeit momentan zum monatsende ende rund etwa
  de del da en está fue es cerró llegó subió creció é está foi chegou fechou est était à atteint s'élève s'établit
  position balance account accounts rate nicely here there came-in clocked logged recorded reported reporting
  reads read showed shows tracked averaged averages averaging average avg running ran coming worth stands-at
  amounted amounts amount more than the-month size count current latest actual actuals around mom yoy qoq wow
  month-over-month quarter-over-quarter year-over-year m/m q/q y/y sequentially continues continued continue also run point points pts pp bps basis percentage all-time high record peak there somewhere between ahead behind above below plan target budget forecast expectations guidance goal short
  line beat beating exceeding about some equivalent approximatively estimated lands sees saw marks amounting totalling
  slips slipping crept ticked dipped edged slid sank shrank widens narrows meanwhile presently still-at north new reach finish land group company gross out even hovering hovers unch oscillates extends reaches lasts all time became becomes become turn you see says too
  post-close post-closing post-round post-raise post-financing post-funding post-bridge post-extension post-layoffs post-layoff post-rif post-restructuring`);

/** Words before a metric's name that leave it the company's own total. */
export const NEUTRAL_BEFORE =
  set(`the our total current and with in of while that where but so now currently today as
  is was ending closing net monthly average avg averaged blended overall company company-wide live reported
  month-end quarter-end year-end period-end month's quarter's year's today's exit consolidated group actual combined
  latest approximately about roughly an a this grew grown increased took taken taking takes brought bringing brings
  pushed pushes pushing puts putting lands got moved extended extends extending reduced reduces reducing cut cutting lowered kept keeping
  keeps maintained maintaining held holding saw have has had hit reached doubled tripled leaving leaves left gives
  giving gave means drove driving finished ended closed we're we i my corporate organic present
  recorded also plus or both available remaining entire full showing where's having hitting reaching whose which
  on at key end ye eom eoq improved improving dropped dropping decreased implied rolling trailing steady healthy strong
  thereof hence thus because since-then yes okay ok our-own whole so-far full-time fulltime month quarter year period here are been record added-total recurring-total i.e. namely meaning means us firm business startup all-in annual yielding
  report reports reporting announce announces
  non-gaap standalone stand-alone invoiced billed posted gaap adjusted raas haas mom yoy for post-close post-closing post-round post-raise post-financing post-funding post-bridge post-extension post-layoffs post-layoff post-rif post-restructuring metrics numbers stats kpis result mtd updated
  le la el o notre nuestro nuestra nosso nossa
  der die das den unser unsere unseren unserer monatliche monatlicher aktueller aktuelle und mit`);

/** Verbs after which "X to Y" means Y. */
export const CHANGE_VERBS =
  set(`grew grow grown growing increased increase increasing rose risen climbed climbing
  jumped moved move went gone fell fallen falling dropped dropping drop decreased decrease declined decline declining
  improved improving improvement expanded expanding scaled ramped reduced reducing cut lowered brought bringing brings
  bring took taking takes pushed pushing pushes got get doubled tripled up down extended extending extends upped us
  accelerated shrank shrunk narrowed widened swung compressed raised growth crept ticked edged slipped came`);

/** Directly before a number: it is a change or a former value, not the value. */
export const DELTA_BEFORE =
  set(`by up down grew increased rose fell dropped decreased declined improved climbed jumped
  added adding plus minus gained lost another additional extra gaining losing cutting saved saving growing`);

/** Directly before a number: a former or other value. */
export const PRIOR_BEFORE =
  set(`from vs vs. versus against than was-previously previously formerly prior previous compared
  lastmonth ly pm pq py since`);

/** Directly before a number: the value has not been reached. */
export const SHORT_OF = set(
  `nearly almost approaching nearing under below shy toward towards max maximum up-to less`,
);

/** Directly before a number: the value is at least this. */
export const AT_LEAST = set(
  `over crossed passed surpassed exceeded topped exceeding crossing passing surpassing above more exceeds`,
);

/** Between two numbers: they bound a range. */
export const RANGE_MARKS = set(`- – — to`);

/** Words that go with "about 42k": they say nothing about which value it is. */
export const APPROXIMATORS =
  set(`about approximately approx appx abt est around roughly circa c ca just over now currently still only
  a an the some total exactly nicely already nearly-exactly ~ ≈ = already crossed passed above more than officially
  today finally again our record combined whopping healthy solid cool estimated approximatively cumulative almost-exactly
  meanwhile presently actually together altogether all currently-at like say probably north beyond .`);

/** "New York": that "new" says nothing of age. */
export const NEW_PLACE = /^(?:york|jersey|zealand|delhi|orleans|england|mexico|hampshire)$/;
