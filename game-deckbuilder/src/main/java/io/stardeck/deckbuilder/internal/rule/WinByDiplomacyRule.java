package io.stardeck.deckbuilder.internal.rule;

import io.stardeck.deckbuilder.action.WinByDiplomacy;
import io.stardeck.deckbuilder.card.fact.CardType;
import io.stardeck.deckbuilder.card.fact.Role;
import io.stardeck.deckbuilder.card.word.When;
import io.stardeck.deckbuilder.event.SpaceEvent.DiplomacyWon;
import io.stardeck.deckbuilder.internal.formula.Contacts;
import io.stardeck.deckbuilder.internal.step.Chains;
import io.stardeck.deckbuilder.internal.step.Triggers;
import io.stardeck.deckbuilder.internal.step.Turns;
import io.stardeck.deckbuilder.internal.step.battle.Ships;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.FlippedCard;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import java.util.Optional;
import java.util.function.Consumer;

/** Winning a Starship that lies face up in the turn of a team (DB-BOR-81, 82). */
public final class WinByDiplomacyRule implements DeckbuilderRule<WinByDiplomacy> {
  private static final RuleId GEN_01 = RuleId.of("DB-GEN-01");
  private static final RuleId FOR_04 = RuleId.of("DB-FOR-04");
  private static final RuleId SHP_06 = RuleId.of("DB-SHP-06");
  private static final RuleId BOR_80 = RuleId.of("DB-BOR-80");
  private static final RuleId BOR_81 = RuleId.of("DB-BOR-81");
  private static final RuleId CUB_15 = RuleId.of("DB-CUB-15");

  @Override
  public void candidates(DeckbuilderView view, Consumer<? super WinByDiplomacy> offer) {
    for (FlippedCard ship : view.table().flipped()) {
      offer.accept(new WinByDiplomacy(view.seat(), ship.card(), false));
      offer.accept(new WinByDiplomacy(view.seat(), ship.card(), true));
    }
  }

  @Override
  public void check(DeckbuilderView view, WinByDiplomacy action, Findings findings) {
    if (!view.table().exists(action.ship())) {
      findings.reject("ship", GEN_01, "there is no card %s", action.ship());
      return;
    }
    Optional<FlippedCard> ship = view.table().flipped(action.ship());
    if (ship.isEmpty() || view.table().def(action.ship()).type() != CardType.STARSHIP) {
      findings.reject("ship", BOR_80, "%s is no Starship that lies face up", action.ship());
    } else if (view.table().def(action.ship()).role() == Role.BORG_CUBE) {
      findings.reject(CUB_15, "Diplomacy with a Cube is impossible");
    } else {
      persuade(view, ship.get(), findings);
    }
  }

  private static void persuade(DeckbuilderView view, FlippedCard ship, Findings findings) {
    if (!Contacts.suffices(view, view.seat(), ship)) {
      findings.reject(FOR_04, "your Speed and Diplomacy do not suffice for %s", ship.card());
    }
    if (!Contacts.persuadable(view.table(), ship)) {
      findings.reject(SHP_06, "%s cannot be won by Diplomacy", ship.card());
    }
  }

  @Override
  public void perform(Play<DeckbuilderState> play, WinByDiplomacy action) {
    Seat seat = action.actor();
    Turns.act(play, seat);
    Chains.settle(play, seat);
    play.tell(BOR_81, new DiplomacyWon(seat, action.ship()));
    Triggers.fire(play, When.DIPLOMACY_WON, seat, Optional.of(action.ship()));
    if (action.takeAsFlagship()) {
      Ships.take(play, seat, action.ship());
    } else {
      Ships.keep(play, seat, action.ship());
    }
  }
}
