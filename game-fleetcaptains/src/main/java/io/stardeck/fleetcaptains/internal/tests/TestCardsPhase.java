package io.stardeck.fleetcaptains.internal.tests;

import static io.stardeck.fleetcaptains.internal.RuleIds.CRD_04;

import io.stardeck.engine.rules.PhaseRule;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.internal.step.Commands;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.internal.value.Contest;
import io.stardeck.fleetcaptains.state.FleetFrame.TestCards;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.TestCard;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.Optional;

/** The cards of a test go to their piles, and are replaced, the tester's first. */
public final class TestCardsPhase implements PhaseRule<FleetState, FleetView, TestCards> {
  /** A card that was cancelled has not been used, as outside of tests ({@code FC-D-67}). */
  private static boolean cancelled(Play<FleetState> play, TestCards frame, TestCard card) {
    Optional<TestCard> other =
        frame.cards().stream().filter(each -> !each.equals(card)).findFirst();
    return Contest.standing(Tables.of(play), Optional.of(card), other).isEmpty();
  }

  @Override
  public boolean proceed(Play<FleetState> play, TestCards frame) {
    play.pop();
    for (TestCard card : frame.cards()) {
      boolean trashed =
          Contest.face(Tables.of(play), card).trashed() && !cancelled(play, frame, card);
      Commands.lay(play, card.card(), trashed, CRD_04);
    }
    for (TestCard card : frame.cards()) {
      Commands.draw(play, Tables.of(play).player(card.card()));
    }
    return true;
  }
}
