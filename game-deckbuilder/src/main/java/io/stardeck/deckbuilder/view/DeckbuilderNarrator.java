package io.stardeck.deckbuilder.view;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.internal.formula.Points;
import io.stardeck.deckbuilder.state.CardId;
import io.stardeck.engine.GameEvent;
import io.stardeck.engine.Narrator;
import io.stardeck.engine.json.EngineJson;
import java.util.stream.Collectors;

/** Puts the game into words, from what the seat of the view may know. */
public final class DeckbuilderNarrator implements Narrator<DeckbuilderAction, DeckbuilderView> {
  /** The narrator; it keeps nothing. */
  public static final DeckbuilderNarrator INSTANCE = new DeckbuilderNarrator();

  private DeckbuilderNarrator() {}

  @Override
  public String table(DeckbuilderView view) {
    return "Turn %s of %s: XP %s, hand %s, points %s%n"
        .formatted(
            view.table().turn(),
            view.table().turnPlayer(),
            view.table().tally(view.table().turnPlayer()).xp(),
            names(view, view.hand()),
            Points.of(view.table(), view.table().turnPlayer()));
  }

  @Override
  public String action(DeckbuilderView view, DeckbuilderAction action) {
    return EngineJson.write(action);
  }

  @Override
  public String event(DeckbuilderView view, GameEvent event) {
    return EngineJson.write(event);
  }

  private static String names(DeckbuilderView view, ImmutableList<CardId> cards) {
    return cards.stream()
        .map(card -> view.table().def(card).name())
        .collect(Collectors.joining(", "));
  }
}
