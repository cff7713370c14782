package io.stardeck.fleetcaptains.event;

import io.stardeck.engine.RuleId;

/**
 * Why a maneuver ended ({@code FC-MOV-09} to {@code FC-MOV-14}). Of a token no more is told than
 * that it is in its post, before an unexplored tile, was shown, or stopped ({@code FC-D-85}).
 */
public enum ManeuverEnd {
  /** It goes no further: by its player's will, or because it cannot. */
  STOPPED("FC-MOV-08"),
  /** It has entered its post. */
  POST("FC-CPT-04"),
  /** It is in a tile that a cloaked ship does not explore. */
  UNEXPLORED("FC-CLK-14"),
  /** Its token, or another own one of its hex, was shown or mixed. */
  SHOWN("FC-D-80"),
  /** An encounter was drawn. */
  ENCOUNTER("FC-EXP-05"),
  /** An enemy ship was not evaded. */
  EVASION("FC-EVA-02"),
  /** A ship has taken an action. */
  ACTION("FC-MOV-11"),
  /** A ship has adjusted its power. */
  ADJUSTMENT("FC-MOV-13"),
  /** Another one sets out, or gives its maneuver up for a repair. */
  OTHER("FC-MOV-14");

  private final RuleId rule;

  ManeuverEnd(String rule) {
    this.rule = RuleId.of(rule);
  }

  /** The rule by which it ended. */
  public RuleId rule() {
    return rule;
  }
}
