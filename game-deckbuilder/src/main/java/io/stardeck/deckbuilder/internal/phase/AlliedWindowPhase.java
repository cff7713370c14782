package io.stardeck.deckbuilder.internal.phase;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.internal.rule.PlayCardRule;
import io.stardeck.deckbuilder.internal.rule.UseEffectRule;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.TurnEnding;
import io.stardeck.deckbuilder.state.phase.AlliedWindow;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.rules.Layer;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.inspect.Inspection;

/** ALLIED_WINDOW: cards are played to acquire an Allied Starship (DB-KCW-10). */
final class AlliedWindowPhase extends TurnPhase<AlliedWindow> {
  AlliedWindowPhase() {
    super(ImmutableList.of(EventWindowPhase.RESOLVE, new PlayCardRule(), new UseEffectRule()));
  }

  @Override
  public String prompt(DeckbuilderView view, AlliedWindow phase) {
    return asked(
        view,
        "Play cards to reach the stats of the Allied Starship, then resolve",
        "Nothing can be played to reach the stats of the Allied Starship: resolve");
  }

  /** It closes by itself when the flagship was defeated, or the ship is gone (DB-KCW-13). */
  @Override
  public boolean proceed(Play<DeckbuilderState> play, AlliedWindow phase) {
    Table table = play.state().table();
    boolean closes = table.turn().ending() == TurnEnding.DEFEAT || table.encountered().isEmpty();
    if (closes) {
      play.pop();
    }
    return closes;
  }

  @Override
  public void inspect(
      DeckbuilderState state, AlliedWindow phase, Layer layer, Inspection inspection) {
    TurnPhase.window(state, phase, layer, inspection);
  }
}
