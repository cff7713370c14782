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
import io.stardeck.engine.rules.Layer;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.PhaseRule;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.inspect.Inspection;
import java.util.Optional;

/** SHIP_WINDOW: cards are played before Diplomacy or Combat is declared (DB-SHP-03). */
final class ShipWindowPhase extends TurnPhase<ShipWindow> {
  ShipWindowPhase() {
    super(ImmutableList.of(new DeclareRule(), new PlayCardRule(), new UseEffectRule()));
  }

  @Override
  public String prompt(DeckbuilderView view, ShipWindow phase) {
    if (PhaseRule.leavesNothing(view, Lists.rest(open()))) {
      return persuades(view)
          ? "Nothing can be played: declare Diplomacy or Combat"
          : "Nothing can be played: declare Combat";
    }
    return persuadable(view)
        ? "Play cards, then declare Diplomacy or Combat"
        : "Play cards, then declare Combat";
  }

  /** Whether cards could help: a ship without Diplomacy cannot be won by it (DB-SHP-06). */
  private static boolean persuadable(DeckbuilderView view) {
    Table table = view.table();
    return table.encountered().filter(ship -> Contacts.persuadable(table, ship)).isPresent();
  }

  private static boolean persuades(DeckbuilderView view) {
    return persuadable(view)
        && Contacts.suffices(view, view.seat(), view.table().encountered().orElseThrow());
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
