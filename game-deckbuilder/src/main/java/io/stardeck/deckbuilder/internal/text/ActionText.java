package io.stardeck.deckbuilder.internal.text;

import io.stardeck.deckbuilder.action.AgreeEnd;
import io.stardeck.deckbuilder.action.Assign;
import io.stardeck.deckbuilder.action.AssignCube;
import io.stardeck.deckbuilder.action.Choose;
import io.stardeck.deckbuilder.action.CompleteMission;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.action.Declare;
import io.stardeck.deckbuilder.action.EndTurn;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.action.GainBasic;
import io.stardeck.deckbuilder.action.GainSlot;
import io.stardeck.deckbuilder.action.Means;
import io.stardeck.deckbuilder.action.Pass;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.action.Repair;
import io.stardeck.deckbuilder.action.Resolve;
import io.stardeck.deckbuilder.action.Search;
import io.stardeck.deckbuilder.action.TrashPhase;
import io.stardeck.deckbuilder.action.UseEffect;
import io.stardeck.deckbuilder.action.WinByDiplomacy;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.fact.Place;
import io.stardeck.deckbuilder.card.word.Ability;
import io.stardeck.deckbuilder.internal.formula.Costs;
import io.stardeck.deckbuilder.state.Starbase;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.text.Texts;
import java.util.Optional;

/** Actions in a few words. */
final class ActionText {
  static final Texts<DeckbuilderView, DeckbuilderAction> TEXTS =
      Texts.<DeckbuilderView, DeckbuilderAction>builder(ActionText::part)
          .put(PlayCard.class, "play {card:described}")
          .put(UseEffect.class, (view, a) -> "use " + ability(view, a))
          .put(
              GainSlot.class,
              (view, a) ->
                  inSlot(view, a.slot())
                      .map(card -> "gain " + priced(view, a.actor(), card))
                      .orElse("gain the card in slot " + a.slot()))
          .put(
              GainBasic.class,
              (view, a) ->
                  view.table().starbase().pile(a.kind()).isEmpty()
                      ? "gain " + names(view).basic(a.kind())
                      : "gain "
                          + priced(view, a.actor(), view.table().starbase().pile(a.kind()).top()))
          .put(Search.class, "search slot {slot}: replace {slot:named}")
          .put(
              TrashPhase.class,
              (view, a) ->
                  "trash "
                      + names(view).card(a.card())
                      + (view.table().config().borg() ? " and be out for this turn" : " and end"))
          .put(Explore.class, "explore")
          .put(CompleteMission.class, "complete the Mission {mission}")
          .put(Repair.class, "repair {k} damage for {k} XP")
          .put(Resolve.class, "play no more cards, see what comes of it")
          .put(Declare.class, (view, a) -> a.means() == Means.COMBAT ? "fight" : "win by Diplomacy")
          .put(Assign.class, "attack the flagship of {target}{target:flagship}")
          .put(
              AssignCube.class, "let the Cube damage the flagship of {flagship}{flagship:flagship}")
          .put(
              WinByDiplomacy.class,
              (view, a) -> "win " + names(view).card(a.ship()) + " by Diplomacy" + place(view, a))
          .put(EndTurn.class, "end the turn")
          .put(AgreeEnd.class, "agree to end the turn")
          .put(Pass.class, "pass")
          .put(Choose.class, (view, a) -> ChoiceText.option(view, a.option()))
          .build();

  private ActionText() {}

  static String of(DeckbuilderView view, DeckbuilderAction action) {
    return TEXTS.of(view, action);
  }

  private static String part(DeckbuilderView view, String name, String form, Object value) {
    return names(view).part(name, form, value);
  }

  private static Names names(DeckbuilderView view) {
    return new Names(view.table());
  }

  private static String priced(DeckbuilderView view, Seat seat, CardId card) {
    return names(view).described(card) + " for " + Costs.of(view, seat, card) + " XP";
  }

  private static Optional<CardId> inSlot(DeckbuilderView view, int slot) {
    return slot >= 0 && slot < Starbase.SLOTS
        ? view.table().starbase().slots().get(slot).card()
        : Optional.empty();
  }

  /** What becomes of a Starship that is won: a card may say otherwise where it goes. */
  private static String place(DeckbuilderView view, WinByDiplomacy win) {
    if (win.takeAsFlagship()) {
      return ", as flagship";
    }
    boolean kept =
        !view.table().exists(win.ship())
            || view.table().def(win.ship()).disposition().won() == Place.POINTS;
    return kept ? ", to the Points Area" : "";
  }

  private static String ability(DeckbuilderView view, UseEffect use) {
    if (!view.table().exists(use.source())) {
      return use.source().toString();
    }
    CardDef def = view.table().def(use.source());
    if (use.index() < 0 || use.index() >= def.abilities().size()) {
      return def.name();
    }
    Ability ability = def.abilities().get(use.index());
    Voice voice = Voice.of(def.name());
    return def.name()
        + ": "
        + ability.cost().map(prices -> PriceText.all(voice, prices) + ": ").orElse("")
        + EffectText.all(voice, ability.effects());
  }
}
