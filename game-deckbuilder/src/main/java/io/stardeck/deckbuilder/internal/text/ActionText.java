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
import io.stardeck.deckbuilder.card.Ability;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.internal.formula.Costs;
import io.stardeck.deckbuilder.state.Starbase;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.text.Texts;
import java.util.Optional;

/** Actions in a few words. */
final class ActionText {
  static final Texts<DeckbuilderView, DeckbuilderAction> TEXTS = texts();

  private ActionText() {}

  static String of(DeckbuilderView view, DeckbuilderAction action) {
    return TEXTS.of(view, action);
  }

  private static Texts<DeckbuilderView, DeckbuilderAction> texts() {
    Texts.Builder<DeckbuilderView, DeckbuilderAction> texts = Texts.builder();
    cards(texts);
    space(texts);
    return texts
        .put(EndTurn.class, (view, a) -> "end the turn")
        .put(AgreeEnd.class, (view, a) -> "agree to end the turn")
        .put(Pass.class, (view, a) -> "pass")
        .put(Choose.class, (view, a) -> ChoiceText.option(view, a.option()))
        .build();
  }

  private static void cards(Texts.Builder<DeckbuilderView, DeckbuilderAction> texts) {
    texts
        .put(PlayCard.class, (view, a) -> "play " + described(view, a.card()))
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
        .put(
            Search.class,
            (view, a) -> "search slot " + a.slot() + ": replace " + names(view).slot(a.slot()))
        .put(
            TrashPhase.class,
            (view, a) ->
                "trash "
                    + names(view).card(a.card())
                    + (view.table().config().borg() ? " and be out for this turn" : " and end"));
  }

  private static void space(Texts.Builder<DeckbuilderView, DeckbuilderAction> texts) {
    texts
        .put(Explore.class, (view, a) -> "explore")
        .put(
            CompleteMission.class,
            (view, a) -> "complete the Mission " + names(view).card(a.mission()))
        .put(Repair.class, (view, a) -> "repair " + a.k() + " damage for " + a.k() + " XP")
        .put(Resolve.class, (view, a) -> "play no more cards, see what comes of it")
        .put(Declare.class, (view, a) -> a.means() == Means.COMBAT ? "fight" : "win by Diplomacy")
        .put(
            Assign.class,
            (view, a) -> "attack the flagship of " + a.target() + flagship(view, a.target()))
        .put(
            AssignCube.class,
            (view, a) ->
                "let the Cube damage the flagship of "
                    + a.flagship()
                    + flagship(view, a.flagship()))
        .put(
            WinByDiplomacy.class,
            (view, a) ->
                "win "
                    + names(view).card(a.ship())
                    + " by Diplomacy"
                    + (a.takeAsFlagship() ? ", as flagship" : ", to the Points Area"));
  }

  private static Names names(DeckbuilderView view) {
    return new Names(view.table());
  }

  private static String described(DeckbuilderView view, CardId card) {
    if (!view.table().exists(card)) {
      return card.toString();
    }
    CardDef def = view.table().def(card);
    String stats = CardText.stats(def);
    return def.name() + (stats.isEmpty() ? "" : " (" + stats + ")");
  }

  private static String priced(DeckbuilderView view, Seat seat, CardId card) {
    return described(view, card) + " for " + Costs.of(view, seat, card) + " XP";
  }

  private static Optional<CardId> inSlot(DeckbuilderView view, int slot) {
    return slot >= 0 && slot < Starbase.SLOTS
        ? view.table().starbase().slots().get(slot).card()
        : Optional.empty();
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

  private static String flagship(DeckbuilderView view, Seat seat) {
    if (seat.number() < 1 || seat.number() > view.table().players()) {
      return "";
    }
    return view.table()
        .area(seat)
        .flagship()
        .map(ship -> " (" + names(view).card(ship.card()) + ", damage " + ship.damage() + ")")
        .orElse("");
  }
}
