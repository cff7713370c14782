package io.stardeck.b5.internal.value;

import io.stardeck.engine.RuleId;

/** Rules that more than one class of this game cites; any other stands where it is cited. */
public final class RuleIds {
  public static final RuleId AGD_02 = RuleId.of("B5-AGD-02");
  public static final RuleId AGD_03 = RuleId.of("B5-AGD-03");
  public static final RuleId AGD_05 = RuleId.of("B5-AGD-05");
  public static final RuleId AGD_07 = RuleId.of("B5-AGD-07");
  public static final RuleId AGD_08 = RuleId.of("B5-AGD-08");
  public static final RuleId AGD_10 = RuleId.of("B5-AGD-10");
  public static final RuleId DMG_14 = RuleId.of("B5-DMG-14");
  public static final RuleId EFF_02 = RuleId.of("B5-EFF-02");
  public static final RuleId EFF_05 = RuleId.of("B5-EFF-05");
  public static final RuleId EVT_01 = RuleId.of("B5-EVT-01");
  public static final RuleId EVT_02 = RuleId.of("B5-EVT-02");
  public static final RuleId EVT_04 = RuleId.of("B5-EVT-04");
  public static final RuleId EVT_05 = RuleId.of("B5-EVT-05");
  public static final RuleId FRM_04 = RuleId.of("B5-FRM-04");
  public static final RuleId FRM_20 = RuleId.of("B5-FRM-20");
  public static final RuleId FRM_21 = RuleId.of("B5-FRM-21");
  public static final RuleId FRM_24 = RuleId.of("B5-FRM-24");
  public static final RuleId FRM_40 = RuleId.of("B5-FRM-40");
  public static final RuleId FRM_53 = RuleId.of("B5-FRM-53");
  public static final RuleId FRM_54 = RuleId.of("B5-FRM-54");
  public static final RuleId FRM_55 = RuleId.of("B5-FRM-55");
  public static final RuleId GEN_02 = RuleId.of("B5-GEN-02");
  public static final RuleId GEN_04 = RuleId.of("B5-GEN-04");
  public static final RuleId GEN_05 = RuleId.of("B5-GEN-05");
  public static final RuleId GEN_06 = RuleId.of("B5-GEN-06");
  public static final RuleId INF_02 = RuleId.of("B5-INF-02");
  public static final RuleId MRC_08 = RuleId.of("B5-MRC-08");
  public static final RuleId PRO_04 = RuleId.of("B5-PRO-04");
  public static final RuleId RAC_05 = RuleId.of("B5-RAC-05");
  public static final RuleId REP_02 = RuleId.of("B5-REP-02");
  public static final RuleId RPL_03 = RuleId.of("B5-RPL-03");
  public static final RuleId SPN_06 = RuleId.of("B5-SPN-06");
  public static final RuleId SUP_01 = RuleId.of("B5-SUP-01");
  public static final RuleId SUP_02 = RuleId.of("B5-SUP-02");
  public static final RuleId SUP_04 = RuleId.of("B5-SUP-04");
  public static final RuleId W_13 = RuleId.of("B5-W-13");
  public static final RuleId W_14 = RuleId.of("B5-W-14");
  public static final RuleId W_20 = RuleId.of("B5-W-20");

  private RuleIds() {}
}
