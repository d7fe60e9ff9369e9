const OF_TRIAL = '(?:pilots?|pocs?|trials?|proofs? of concept)';

/** "is evaluating one deck (paid pilot)", "gave us a pilot", "'s pilot in the harbour passed 300 hours". */
export const TRIAL_SHAPES: readonly RegExp[] = [
  // "'s 3-month pilot began", "the pilot continues until June"
  new RegExp(
    `^(?:(?:the|our|their|its|an?) )?(?:(?:[a-z0-9]+-(?:day|week|month|site|store|user)|paid|free|first|second|small) ){0,3}${OF_TRIAL} (?:is (?:now )?(?:running|live|ongoing|underway|under way|on track|going|in progress|progressing)|was extended|has (?:started|begun|kicked off|been extended)|started|began|kicked off|continues|runs|goes on)\\b(?!.{0,60}\\b(?:ended|cancel|fail|lost|stopp|postpon|delay|did not|didn't))`,
  ),
  // "is running a 30-store test", "is testing in two wards", "starts a pilot this month"
  /^(?:running|runs|started|began|launched|doing|does|kicked off) (?:an?|its|their|our|the) (?:[a-z]+ )?(?:\d{1,5}|[a-z]+)-(?:store|site|unit|week|month|day|plant|school|clinic|branch|room|truck|shop|user|seat) test\b/,
  /^(?:tests|testing|triall?ing|evaluating|trying) (?:us |it |this |our [a-z]+ )?(?:since|for (?:two|three|four|six|\d)|(?:in|at|on|across) (?:one|two|three|four|five|six|\d))\b/,
  new RegExp(
    `^(?:starts|begins|kicks off|launches) (?:an?|its|their|our|the) (?:[a-z0-9-]+ ){0,3}?${OF_TRIAL}\\b.{0,40}?\\b(?:this (?:week|month)|today)\\b`,
  ),
  // "try our system in one building", "makes with us a trial"
  /^(?:try|test|pilot|trial) (?:us|our [a-z]+|the (?:system|product|platform|app|software|sensor|machine|tool)) (?:in|at|on|across|until|since|for)\b/,
  new RegExp(
    `^(?:makes|make|made|does|doing|making|runs|has|started|starts) (?:now )?with us (?:an?|the|its|their|one) (?:[a-z0-9-]+ ){0,3}?${OF_TRIAL}\\b`,
  ),
  // "said yes to a two-store pilot"
  new RegExp(
    `^(?:said yes|gave (?:us )?(?:the )?(?:green light|go-ahead|nod)) (?:to|for) (?:an?|our|the|one) (?:[a-z0-9-]+ ){0,4}?${OF_TRIAL}\\b`,
  ),
  new RegExp(
    `^(?:evaluat(?:es|ing|ed)|test(?:s|ing|ed)|tr(?:ies|ying|ied)|us(?:es|ing)|runs|running|assess(?:es|ing)|receiv(?:es|ed)|t(?:ook|akes|aking)) [^.;:()]{1,80} \\((?:[a-z0-9-]+ ){0,3}${OF_TRIAL}\\)`,
  ),
  new RegExp(
    `^(?:gave|given|gives|giving|granted|awarded|offered) us (?:an?|the|one|two|our|its|their) (?:(?!(?:chance|place|slot|after|before|for|from|in|of|on|with|and|or|to|that|which) )[a-z0-9-]+ ){0,4}?${OF_TRIAL}\\b(?! (?:propos|plan|draft|date|slot|agreement to|to (?:sign|review)|of (?:its|their|his|her)))`,
  ),
  // "has a panel on its bench as a paid pilot"
  new RegExp(
    `^(?:has |have |runs |running |uses |using |took |taken |takes |received )?(?:an?|one|two|three|four|five|six|our|the|\\d{1,3}) [^.;:]{1,70} as (?:an? )?(?:(?:paid|free|unpaid|small|first|short|formal|[a-z0-9]+-(?:week|month|day)) ){0,2}${OF_TRIAL}\\b(?! (?:lawyer|customer|partner))`,
  ),
  // "takes one terminal in test", "took two units on trial"
  /^(?:takes|took|taken|taking|has|have|got|keeps|runs|running|received) (?:an?|one|two|three|four|five|six|our|some|\d{1,3}) [^.;:,]{1,40} (?:in|on) (?:test|trial|probation)(?= ?$|[ ,;.(])(?! (?:stand|bench|lab|rig|drive|track))/,
  new RegExp(
    `^(?:[a-z0-9-]+ ){0,2}?${OF_TRIAL} (?:in|at|on|of|for|across|with) [^.;:,]{1,45}? (?:(?:was|has been|got) extended|passed|reached|crossed|hit|logged|clocked|started|began|kicked off|launched|went live|is (?:live|running|under way|underway|on track|ongoing|going well)|runs|continues|entered|now covers)\\b(?!.{0,60}\\b(?:ended|cancel|failed|stopp|postpon|delay|without|badly))`,
  ),
];

/** "X: pilot in 4 plants, decision by June": behind a mark, with what it covers. */
export const LABELLED_PILOT = new RegExp(
  `^ ?[:–—→=-] (?:paid |free |small )?${OF_TRIAL} (?:on|in|at|across|with|over) (?:\\d|(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|several|their|its|the|all)\\b)(?!.{0,60}\\b(?:ended|cancel|fail|lost|stopp|postpon|delay|did not|didn't|not |planned|expected(?<!(?:results?|decision|outcome|verdict|answer|data|report|conversion) expected)|proposed|to start|to begin|starts|will|would|should|convert|became|led to))`,
);
