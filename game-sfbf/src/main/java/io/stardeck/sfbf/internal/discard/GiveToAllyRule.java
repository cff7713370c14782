package io.stardeck.sfbf.internal.discard;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.GiveToAlly;
import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.internal.rule.BattleRule;
import io.stardeck.sfbf.internal.rule.Checks;
import io.stardeck.sfbf.internal.step.Cards;
import io.stardeck.sfbf.internal.step.Draws;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.function.Consumer;

/** Putting the one card of phase 5 into an ally's reserve (BF-OPT-13, BF-DIS-03). */
public final class GiveToAllyRule implements BattleRule<GiveToAlly> {
  private static final RuleId DIS_03 = RuleId.of("BF-DIS-03");
  private static final RuleId OPT_13 = RuleId.of("BF-OPT-13");
  private static final RuleId SET_04 = RuleId.of("BF-SET-04");
  private static final RuleId OUT_01 = RuleId.of("BF-OUT-01");

  @Override
  public void candidates(BattleForceView view, Consumer<? super GiveToAlly> offer) {
    BattleForceConfig config = view.table().config();
    if (!config.has(Option.ALLIES) || !view.table().advanced()) {
      return;
    }
    ImmutableList<CardId> hand = view.hand();
    for (int seat = 1; seat <= config.players(); seat++) {
      if (isAlly(view, Seat.of(seat))) {
        for (int i = 0; i < hand.size(); i++) {
          offer.accept(new GiveToAlly(view.seat(), hand.get(i), Seat.of(seat)));
        }
      }
    }
  }

  @Override
  public void check(BattleForceView view, GiveToAlly action, Findings findings) {
    BattleForceConfig config = view.table().config();
    Seat ally = action.ally();
    if (ally.number() < 1 || ally.number() > config.players()) {
      findings.reject("ally", Checks.ACT_01, "%s does not sit at this table", ally);
      return;
    }
    Parting.check(view, action.card(), findings);
    if (!config.has(Option.ALLIES)) {
      findings.reject(DIS_03, "a card cannot be given to another player");
      findings.reject(Checks.GEN_03, "cards are given to allies only under an optional rule");
    }
    if (!view.table().advanced()) {
      findings.reject(Checks.GEN_03, "the basic game has no reserve action cards");
    }
    if (config.has(Option.ALLIES) && !isAlly(view, ally)) {
      findings.reject("ally", OPT_13, "%s is no ally of yours", ally);
    }
    int held = view.stashSize(ally);
    if (held >= Draws.STASH_LIMIT) {
      findings.reject(SET_04, "the reserve of %s holds %s cards already", ally, held);
    }
    if (!view.hasShips(ally)) {
      findings.reject("ally", OUT_01, "%s has no ship in play", ally);
    }
  }

  @Override
  public void perform(Play<BattleForceState> play, GiveToAlly action) {
    Parting.done(play);
    Cards.stash(play, action.actor(), action.ally(), action.card(), OPT_13);
  }

  private static boolean isAlly(BattleForceView view, Seat seat) {
    return !seat.equals(view.seat()) && view.table().config().allied(view.seat(), seat);
  }
}
