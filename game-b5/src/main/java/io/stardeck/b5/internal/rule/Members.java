package io.stardeck.b5.internal.rule;

import static io.stardeck.b5.internal.value.RuleIds.AGD_03;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.Who;
import io.stardeck.b5.internal.step.EffectUse;
import io.stardeck.b5.state.Card;
import io.stardeck.b5.state.Spot;
import io.stardeck.b5.state.Spot.Row;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Lists;

/** What is true of members of an Inner Circle. */
final class Members {
  /** Where an enhancement goes unless it says otherwise ({@code B5-D-10}). */
  static final Filter OWN_CHARACTER =
      Filter.builder().addKinds(Kind.CHARACTER).addWhose(Who.OWN).build();

  private Members() {}

  /** Whether the card is a member of an Inner Circle. */
  static boolean isMember(Spot spot) {
    return spot.top() && spot.row() == Row.INNER_CIRCLE;
  }

  /** The own members that may act. */
  static ImmutableList<Card> able(B5View view) {
    return Lists.filter(view.board().faction(view.seat()).innerCircle(), Naming::mayAct);
  }

  /** What forbids that card to rotate for an agenda. */
  static void forAgenda(Spot member, Findings findings) {
    if (!isMember(member)) {
      findings.reject(AGD_03, "%s is not in your Inner Circle", member.id());
    }
    EffectUse.acts(member, findings);
  }
}
