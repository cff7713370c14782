package io.stardeck.deckbuilder.internal.phase;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.internal.formula.Contacts;
import io.stardeck.deckbuilder.internal.rule.DeclareRule;
import io.stardeck.deckbuilder.internal.rule.PlayCardRule;
import io.stardeck.deckbuilder.internal.rule.UseEffectRule;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.FlippedCard;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.TurnEnding;
import io.stardeck.deckbuilder.state.phase.ShipWindow;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Layer;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.inspect.Inspection;
import java.util.Optional;

/** SHIP_WINDOW: cards are played before Diplomacy or Combat is declared (DB-SHP-03). */
final class ShipWindowPhase implements TurnPhase<ShipWindow> {
  private final ImmutableList<ActionRule<DeckbuilderState, DeckbuilderView, ?>> open =
      ImmutableList.of(new DeclareRule(), new PlayCardRule(), new UseEffectRule());

  @Override
  public ImmutableList<ActionRule<DeckbuilderState, DeckbuilderView, ?>> open() {
    return open;
  }

  @Override
  public String prompt(DeckbuilderView view, ShipWindow phase) {
    return "Play cards, then declare Diplomacy or Combat";
  }

  /** It closes by itself when either ship was defeated, or the other is gone (DB-SHP-20). */
  @Override
  public boolean proceed(Play<DeckbuilderState> play, ShipWindow phase) {
    Table table = play.state().table();
    Optional<FlippedCard> ship = table.encountered();
    boolean closes =
        table.turn().ending() == TurnEnding.DEFEAT
            || ship.isEmpty()
            || Contacts.defeated(table, ship.get());
    if (closes) {
      play.pop();
    }
    return closes;
  }

  @Override
  public void inspect(
      DeckbuilderState state, ShipWindow phase, Layer layer, Inspection inspection) {
    TurnPhase.window(state, phase, layer, inspection);
  }
}
