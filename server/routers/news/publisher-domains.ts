export type SourceTier = 1 | 2 | 3;

/** Major financial and national press, and the wire services. */
const FINANCIAL_PRESS_AND_WIRES = `
  reuters.com bloomberg.com bloomberglaw.com wsj.com ft.com apnews.com ap.org afp.com dowjones.com
  cnbc.com nytimes.com economist.com barrons.com marketwatch.com forbes.com fortune.com
  morningstar.com spglobal.com investors.com ifre.com breakingviews.com moneycontrol.com
  washingtonpost.com latimes.com usatoday.com npr.org cnn.com foxbusiness.com cbsnews.com
  nbcnews.com abcnews.go.com abcnews.com pbs.org newsweek.com time.com theatlantic.com
  newyorker.com politico.com politico.eu bbc.com bbc.co.uk theguardian.com thetimes.co.uk
  thetimes.com telegraph.co.uk independent.co.uk cityam.com sky.com upi.com
  finance.yahoo.com nikkei.com japantimes.co.jp kyodonews.net jiji.com scmp.com caixin.com
  caixinglobal.com xinhuanet.com yicaiglobal.com straitstimes.com businesstimes.com.sg
  channelnewsasia.com koreaherald.com koreajoongangdaily.joins.com yna.co.kr mk.co.kr hankyung.com
  thehindu.com economictimes.com economictimes.indiatimes.com livemint.com business-standard.com
  ptinews.com handelsblatt.com faz.net sueddeutsche.de spiegel.de zeit.de welt.de wiwo.de
  manager-magazin.de boersen-zeitung.de dpa.com dw.com nzz.ch fuw.ch swissinfo.ch derstandard.at
  diepresse.com lesechos.fr lemonde.fr lefigaro.fr latribune.fr france24.com bfmtv.com
  ilsole24ore.com corriere.it repubblica.it ansa.it milanofinanza.it expansion.com elpais.com
  cincodias.elpais.com eleconomista.es elmundo.es efe.com lavanguardia.com publico.pt
  fd.nl nrc.nl volkskrant.nl anp.nl tijd.be lecho.be irishtimes.com rte.ie independent.ie
  di.se svd.se dn.se tt.se borsen.dk e24.no dn.no ntb.no hs.fi kauppalehti.fi rp.pl pap.pl
  globeandmail.com theglobeandmail.com financialpost.com nationalpost.com bnnbloomberg.ca cbc.ca
  thecanadianpress.com afr.com smh.com.au theaustralian.com.au abc.net.au nzherald.co.nz
  valor.globo.com folha.uol.com.br estadao.com.br infobae.com ambito.com aljazeera.com
  thenationalnews.com arabianbusiness.com haaretz.com globes.co.il calcalist.co.il
  timesofisrael.com businessday.ng businesslive.co.za interfax.com kommersant.ru`;

/** Trade and technology press. */
const TRADE_AND_TECHNOLOGY_PRESS = `
  techcrunch.com theinformation.com benzinga.com wired.com wired.co.uk theverge.com venturebeat.com axios.com
  arstechnica.com engadget.com gizmodo.com zdnet.com cnet.com mashable.com techradar.com
  thenextweb.com sifted.eu tech.eu eu-startups.com uktech.news news.crunchbase.com pitchbook.com
  cbinsights.com protocol.com recode.net vox.com qz.com fastcompany.com inc.com entrepreneur.com
  businessinsider.com insider.com semafor.com theregister.com theregister.co.uk computerworld.com
  computerweekly.com infoworld.com networkworld.com cio.com csoonline.com itpro.com
  informationweek.com techrepublic.com techtarget.com thenewstack.io infoq.com siliconangle.com
  geekwire.com builtin.com bizjournals.com technologyreview.com spectrum.ieee.org ieee.org
  newscientist.com nature.com science.org sciencemag.org scientificamerican.com 404media.co
  platformer.news restofworld.org technode.com techinasia.com kr-asia.com e27.co dealstreetasia.com
  inc42.com yourstory.com entrackr.com techcabal.com disruptafrica.com wamda.com magnitt.com
  betakit.com smartcompany.com.au startupdaily.net contxto.com latamlist.com neofeed.com.br
  startups.com.br gruenderszene.de deutsche-startups.de t3n.de heise.de golem.de maddyness.com
  frenchweb.fr silicon.fr usinenouvelle.com siliconrepublic.com siliconcanals.com startupticker.ch
  breakit.se arcticstartup.com shifter.no computerbild.de chip.de startupitalia.eu
    xataka.com elreferente.es calcalistech.com geektime.com nocamels.com
  36kr.com technologyreview.jp thebridge.jp ledgerinsights.com
  coindesk.com cointelegraph.com theblock.co decrypt.co blockworks.co dlnews.com
  americanbanker.com finextra.com pymnts.com fintechfutures.com tearsheet.co finledger.com
  fintechnews.sg fintechmagazine.com bankingdive.com paymentsdive.com insurancejournal.com
  coverager.com institutionalinvestor.com pehub.com buyoutsinsider.com venturecapitaljournal.com
  privateequityinternational.com altassets.net privateequitywire.co.uk pionline.com thedeal.com
  mergermarket.com fintechglobal.com statnews.com fiercebiotech.com fiercepharma.com
  fiercehealthcare.com endpts.com endpointsnews.com biopharmadive.com biospace.com biocentury.com
  genengnews.com medcitynews.com mobihealthnews.com healthcaredive.com modernhealthcare.com
  beckershospitalreview.com rockhealth.com medtechdive.com massdevice.com
  utilitydive.com canarymedia.com heatmap.news greentechmedia.com rechargenews.com electrek.co
  insideevs.com electrive.com pv-magazine.com pv-tech.org energy-storage.news carbonbrief.org
  agfundernews.com foodnavigator.com fooddive.com thespoon.tech grocerydive.com
  supplychaindive.com freightwaves.com joc.com dcvelocity.com constructiondive.com enr.com
  retaildive.com modernretail.co glossy.co digiday.com adweek.com adage.com marketingdive.com
  variety.com hollywoodreporter.com deadline.com billboard.com gamesindustry.biz polygon.com
  spacenews.com spaceflightnow.com aviationweek.com flightglobal.com defensenews.com
  breakingdefense.com defenseone.com therobotreport.com roboticsbusinessreview.com
  industryweek.com automotivenews.com autonews.com therealdeal.com inman.com housingwire.com
  darkreading.com securityweek.com bleepingcomputer.com therecord.media krebsonsecurity.com
  scmagazine.com scworld.com cyberscoop.com helpnetsecurity.com infosecurity-magazine.com
  cybersecuritydive.com lightreading.com fierce-network.com telecoms.com rcrwireless.com
  datacenterdynamics.com datacenterknowledge.com eetimes.com semiengineering.com tomshardware.com
  anandtech.com nextplatform.com hpcwire.com insidehighered.com edsurge.com edweek.org
    law360.com abovethelaw.com artificiallawyer.com hrdive.com marktechpost.com
  analyticsindiamag.com the-decoder.com techspot.com pcmag.com pcworld.com macrumors.com
  9to5mac.com 9to5google.com androidauthority.com slashgear.com digitaltrends.com tomsguide.com`;

/** Press-release wires, and platforms where anyone publishes. */
const RELEASE_WIRES_AND_BLOGS = `
  prnewswire.com prnewswire.co.uk businesswire.com globenewswire.com accesswire.com
  accessnewswire.com newswire.com newswire.ca newsfilecorp.com einpresswire.com einnews.com prweb.com
  prlog.org pressat.co.uk marketwired.com cision.com news.cision.com mynewsdesk.com prleap.com
  presseportal.de openpr.com openpr.de pressebox.de pressebox.com ots.at presstext.com
  notified.com 24-7pressrelease.com issuewire.com send2press.com prunderground.com
    webwire.com realwire.com responsesource.com pr.com prfire.com abnewswire.com
  getnews.info digitaljournal.com prdistribution.com chainwire.org
  zexprwire.com newsdirect.com eqs-news.com dgap.de actusnews.com investegate.co.uk
    prtimes.jp atpress.ne.jp media-outreach.com acnnewswire.com
    pressreleasepoint.com
  medium.com substack.com wordpress.com blogspot.com blogger.com tumblr.com ghost.io beehiiv.com
  hashnode.dev dev.to hackernoon.com mirror.xyz paragraph.xyz livejournal.com typepad.com
  svbtle.com write.as bearblog.dev telegra.ph posthaven.com buttondown.com buttondown.email
  convertkit.com kit.com revue.co
  notion.site wixsite.com weebly.com vocal.media steemit.com note.com qiita.com zenn.dev
  seekingalpha.com stratechery.com towardsdatascience.com
  betterprogramming.pub feedburner.com`;

function entries(domains: string, tier: SourceTier): [string, SourceTier][] {
  return domains
    .trim()
    .split(/\s+/)
    .map((domain) => [domain, tier]);
}

/** Publishers' domains and their tier (decisions §7). A subdomain may have an entry of its own. */
export const PUBLISHER_TIERS: ReadonlyMap<string, SourceTier> = new Map([
  ...entries(FINANCIAL_PRESS_AND_WIRES, 1),
  ...entries(TRADE_AND_TECHNOLOGY_PRESS, 2),
  ...entries(RELEASE_WIRES_AND_BLOGS, 3),
]);
