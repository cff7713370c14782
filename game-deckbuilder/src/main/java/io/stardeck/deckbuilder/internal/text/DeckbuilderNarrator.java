package io.stardeck.deckbuilder.internal.text;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.action.Declare;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.action.GainSlot;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.action.Resolve;
import io.stardeck.deckbuilder.action.Search;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.event.DeckbuilderEvent;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.GameEvent;
import io.stardeck.engine.Narrator;
import io.stardeck.engine.text.TypedName;
import java.util.Optional;

/** Puts the game into words, from what the seat of the view may know. */
public final class DeckbuilderNarrator implements Narrator<DeckbuilderAction, DeckbuilderView> {
  /** The narrator; it keeps nothing. */
  public static final DeckbuilderNarrator INSTANCE = new DeckbuilderNarrator();

  private DeckbuilderNarrator() {}

  @Override
  public String table(DeckbuilderView view) {
    return TableText.of(view, Integer.MAX_VALUE);
  }

  @Override
  public String table(DeckbuilderView view, int width) {
    return TableText.of(view, width);
  }

  @Override
  public String legend() {
    return "Spd, Att, Dip, Def, Shd are Speed, Attack, Diplomacy, Defense and Shields.\n"
        + "XP pays for the cards of the Starbase; a search puts the next of its deck in"
        + " place of one.\n"
        + "> is the card of the space deck that is met, * the player whose turn it is.\n"
        + "Why a stat is what it is: ? attack for your flagship, ? table.areas[1].attack for"
        + " that of seat 2, ? table.flipped[0].attack for a Starship in space.\n"
        + "? discards tells what lies in all Discards, ? removed what is out of the game.";
  }

  @Override
  public String action(DeckbuilderView view, DeckbuilderAction action) {
    return ActionText.of(view, action);
  }

  @Override
  public String event(DeckbuilderView view, GameEvent event) {
    return event instanceof DeckbuilderEvent own
        ? EventText.of(new Names(view.table()), own)
        : event.toString();
  }

  /** A card by its id in the game, its id in the set, or the beginning of its name; a pile. */
  @Override
  public Optional<String> about(DeckbuilderView view, String name) {
    Table table = view.table();
    Optional<String> pile = OpenPiles.of(table, name);
    if (pile.isPresent()) {
      return pile;
    }
    TypedName typed = new TypedName(name);
    ImmutableList<CardDef> cards = table.config().cardSet().cards();
    return typed
        .card()
        .filter(table::exists)
        .map(table::def)
        .or(() -> typed.whole(cards, CardDef::id))
        .or(() -> typed.in(cards, CardDef::name))
        .map(CardText::of);
  }

  /**
   * The card of the slot that is bought or gained, as its JSON has the number of the slot alone; in
   * a fight, what it adds up to now and with the card that is played.
   */
  @Override
  public Optional<String> about(DeckbuilderView view, DeckbuilderAction action) {
    if (action instanceof PlayCard play) {
      DeckbuilderView then = ForecastText.after(view, play.card());
      return forecast(said(view), said(then));
    }
    if (action instanceof Resolve || action instanceof Declare) {
      return Optional.of(String.join("\n", said(view))).filter(text -> !text.isEmpty());
    }
    if (action instanceof Explore) {
      return Optional.of(
          "turns up the top card of the space deck, which you then meet with your flagship");
    }
    if (action instanceof Search search) {
      return slot(view, search.slot())
          .map(card -> card + "\nA search: it leaves the Starbase, the next card takes its place.");
    }
    return action instanceof GainSlot gain ? slot(view, gain.slot()) : Optional.empty();
  }

  private static Optional<String> forecast(ImmutableList<String> now, ImmutableList<String> then) {
    if (now.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        "now " + String.join("; ", now) + "\nwith its numbers " + String.join("; ", then));
  }

  private static ImmutableList<String> said(DeckbuilderView view) {
    return ImmutableList.<String>builder()
        .addAll(ForecastText.of(view))
        .addAll(GoalText.of(view).stream().iterator())
        .build();
  }

  private static Optional<String> slot(DeckbuilderView view, int slot) {
    Table table = view.table();
    return slot < 0 || slot >= table.starbase().slots().size()
        ? Optional.empty()
        : table.starbase().slots().get(slot).card().map(card -> CardText.of(table.def(card)));
  }
}
