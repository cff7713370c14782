package io.stardeck.deckbuilder.internal.rule;

import io.stardeck.deckbuilder.action.Declare;
import io.stardeck.deckbuilder.action.Means;
import io.stardeck.deckbuilder.internal.formula.Contacts;
import io.stardeck.deckbuilder.internal.step.battle.Duel;
import io.stardeck.deckbuilder.internal.step.battle.Ships;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.FlippedCard;
import io.stardeck.deckbuilder.state.phase.Encounter;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import java.util.Optional;
import java.util.function.Consumer;

/** Closing the window of a Starship by Diplomacy or Combat (DB-SHP-04). */
public final class DeclareRule implements DeckbuilderRule<Declare> {
  private static final RuleId SHP_04 = RuleId.of("DB-SHP-04");
  private static final RuleId SHP_06 = RuleId.of("DB-SHP-06");

  @Override
  public void candidates(DeckbuilderView view, Consumer<? super Declare> offer) {
    offer.accept(new Declare(view.seat(), Means.COMBAT));
    offer.accept(new Declare(view.seat(), Means.DIPLOMACY));
  }

  @Override
  public void check(DeckbuilderView view, Declare action, Findings findings) {
    Optional<FlippedCard> ship = view.table().encountered();
    if (action.means() == Means.COMBAT || ship.isEmpty()) {
      return;
    }
    if (!Contacts.suffices(view, view.seat(), ship.get())) {
      findings.reject(SHP_04, "your Speed and Diplomacy do not suffice for %s", ship.get().card());
    }
    if (!Contacts.persuadable(view.table(), ship.get())) {
      findings.reject(SHP_06, "%s cannot be won by Diplomacy", ship.get().card());
    }
  }

  @Override
  public void perform(Play<DeckbuilderState> play, Declare action) {
    play.pop();
    if (play.state().table().phases().top() instanceof Encounter encounter) {
      if (action.means() == Means.DIPLOMACY) {
        Ships.persuade(play, encounter);
      } else {
        Duel.fight(play, encounter);
      }
    }
  }
}
