/** Campaign families: every parameter that starts so. */
const PREFIXES = ['utm_', 'hsa_', 'mtm_', 'matomo_'];

/** Click and campaign ids by exact name: the named ones of decisions §7, then their kin. */
const NAMES: ReadonlySet<string> = new Set(
  `gclid fbclid mc_cid mc_eid ref igshid
  gclsrc gbraid wbraid gad_source gad_campaignid dclid srsltid _ga _gl
  fb_action_ids fb_action_types fb_ref fb_source
  igsh msclkid yclid ysclid _openstat twclid ttclid li_fat_id epik sccid rdt_cid
  ref_src ref_url referrer_source
  _hsenc _hsmi __hssc __hstc __hsfp hsctatracking mkt_tok
  vero_id vero_conv oly_anon_id oly_enc_id wickedid rb_clickid s_cid ml_subscriber
  ml_subscriber_hash _kx _bta_tid _bta_c trk_contact trk_msg trk_module trk_sid
  pk_campaign pk_kwd pk_keyword pk_source pk_medium pk_content piwik_campaign piwik_kwd
  guccounter guce_referrer guce_referrer_sig cmpid ncid zanpid irclickid ir_clickid cjevent
  aff_trace_key`.split(/\s+/),
);

/** Whether a query parameter only tells where a reader came from (decisions §7), in any case. */
export function isTrackingParameter(name: string): boolean {
  const lower = name.toLowerCase();
  return NAMES.has(lower) || PREFIXES.some((prefix) => lower.startsWith(prefix));
}
