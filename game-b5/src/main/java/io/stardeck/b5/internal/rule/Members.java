package io.stardeck.b5.internal.rule;

import io.stardeck.b5.card.Filter;
import io.stardeck.b5.card.Kind;
import io.stardeck.b5.card.Who;
import io.stardeck.b5.internal.step.EffectUse;
import io.stardeck.b5.state.Spot;
import io.stardeck.b5.state.Spot.Row;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;

/** What is true of members of an Inner Circle. */
final class Members {
  /** Where an enhancement goes unless it says otherwise ({@code B5-D-10}). */
  static final Filter OWN_CHARACTER =
      Filter.builder().addKinds(Kind.CHARACTER).addWhose(Who.OWN).build();

  private static final RuleId AGD_03 = RuleId.of("B5-AGD-03");

  private Members() {}

  /** Whether the card is a member of an Inner Circle. */
  static boolean isMember(Spot spot) {
    return spot.top() && spot.row() == Row.INNER_CIRCLE;
  }

  /** The own member that rotates for an agenda; null, and a finding, if it may not. */
  static void forAgenda(B5View view, CardId id, Findings findings) {
    Spot spot = Naming.acting(view, id, findings);
    if (spot != null) {
      if (!isMember(spot)) {
        findings.reject(AGD_03, "%s is not in your Inner Circle", id);
      }
      EffectUse.acts(spot, findings);
    }
  }
}
