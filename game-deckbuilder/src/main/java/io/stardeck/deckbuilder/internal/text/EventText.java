package io.stardeck.deckbuilder.internal.text;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.word.Destination;
import io.stardeck.deckbuilder.card.word.Modifier;
import io.stardeck.deckbuilder.event.BattleEvent.BattleEnded;
import io.stardeck.deckbuilder.event.BattleEvent.BattleStarted;
import io.stardeck.deckbuilder.event.BattleEvent.DamageAssigned;
import io.stardeck.deckbuilder.event.BattleEvent.DamagePrevented;
import io.stardeck.deckbuilder.event.BattleEvent.DamageTaken;
import io.stardeck.deckbuilder.event.BattleEvent.FlagshipChanged;
import io.stardeck.deckbuilder.event.BattleEvent.FlagshipDefeated;
import io.stardeck.deckbuilder.event.BattleEvent.ShipRepaired;
import io.stardeck.deckbuilder.event.CardEvent.CardGained;
import io.stardeck.deckbuilder.event.CardEvent.CardMoved;
import io.stardeck.deckbuilder.event.CardEvent.CardNamed;
import io.stardeck.deckbuilder.event.CardEvent.CardPlayed;
import io.stardeck.deckbuilder.event.CardEvent.CardSearched;
import io.stardeck.deckbuilder.event.CardEvent.CardTrashed;
import io.stardeck.deckbuilder.event.CardEvent.CardsDiscarded;
import io.stardeck.deckbuilder.event.CardEvent.CardsDrawn;
import io.stardeck.deckbuilder.event.CardEvent.CardsRevealed;
import io.stardeck.deckbuilder.event.CardEvent.CardsSeen;
import io.stardeck.deckbuilder.event.CardEvent.DeckReordered;
import io.stardeck.deckbuilder.event.CardEvent.DeckReshuffled;
import io.stardeck.deckbuilder.event.CardEvent.EffectUsed;
import io.stardeck.deckbuilder.event.CardEvent.NameJudged;
import io.stardeck.deckbuilder.event.CardEvent.SlotRefilled;
import io.stardeck.deckbuilder.event.CardEvent.StarbaseReshuffled;
import io.stardeck.deckbuilder.event.DeckbuilderEvent;
import io.stardeck.deckbuilder.event.GainEvent.AllowanceChanged;
import io.stardeck.deckbuilder.event.GainEvent.BonusGained;
import io.stardeck.deckbuilder.event.GainEvent.DiscountGained;
import io.stardeck.deckbuilder.event.GainEvent.PreventionGained;
import io.stardeck.deckbuilder.event.GainEvent.ShipBonusGained;
import io.stardeck.deckbuilder.event.GainEvent.XpChanged;
import io.stardeck.deckbuilder.event.ScenarioEvent.BorgCardGiven;
import io.stardeck.deckbuilder.event.ScenarioEvent.BorgCardsShown;
import io.stardeck.deckbuilder.event.ScenarioEvent.CubeDefeated;
import io.stardeck.deckbuilder.event.ScenarioEvent.InfluenceLost;
import io.stardeck.deckbuilder.event.ScenarioEvent.InfluenceTaken;
import io.stardeck.deckbuilder.event.ScenarioEvent.PlayerAssimilated;
import io.stardeck.deckbuilder.event.SpaceEvent.DiplomacyWon;
import io.stardeck.deckbuilder.event.SpaceEvent.GoalFailed;
import io.stardeck.deckbuilder.event.SpaceEvent.GoalMet;
import io.stardeck.deckbuilder.event.SpaceEvent.MissionCompleted;
import io.stardeck.deckbuilder.event.SpaceEvent.MissionPlaced;
import io.stardeck.deckbuilder.event.SpaceEvent.MissionReturned;
import io.stardeck.deckbuilder.event.SpaceEvent.ShipDefeated;
import io.stardeck.deckbuilder.event.SpaceEvent.ShipUndefeated;
import io.stardeck.deckbuilder.event.SpaceEvent.SpaceCardFlipped;
import io.stardeck.deckbuilder.event.SpaceEvent.WarWon;
import io.stardeck.deckbuilder.event.TurnEvent.GameEnded;
import io.stardeck.deckbuilder.event.TurnEvent.PlayerAgreed;
import io.stardeck.deckbuilder.event.TurnEvent.PlayerOut;
import io.stardeck.deckbuilder.event.TurnEvent.TurnEnded;
import io.stardeck.deckbuilder.event.TurnEvent.TurnStarted;
import io.stardeck.deckbuilder.internal.formula.Points;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.Seat;
import io.stardeck.engine.text.Phrases;
import io.stardeck.engine.text.Texts;
import java.util.ArrayList;
import java.util.List;

/** Events, one sentence each. */
final class EventText {
  static final Texts<Names, DeckbuilderEvent> TEXTS =
      Texts.<Names, DeckbuilderEvent>builder(Names::part)
          .put(
              TurnStarted.class,
              (names, e) -> "turn " + e.turn() + ", " + e.seat() + standing(names, e.seat()))
          .put(
              TurnEnded.class,
              (names, e) -> "the turn of " + (names.borg() ? "the team" : e.seat()) + " ends")
          .put(PlayerAgreed.class, "{seat} agrees to end the turn")
          .put(PlayerOut.class, "{seat} is out for this turn")
          .put(
              XpChanged.class,
              (names, e) ->
                  e.change() < 0
                      ? e.seat() + " spends " + -e.change() + " XP, " + e.left() + " left"
                      : e.seat() + " gets " + e.change() + " XP, now " + e.left())
          .put(BonusGained.class, "{seat} gets {amount:signed} {stat}")
          .put(GameEnded.class, (names, e) -> ended(names, e.outcome()))
          .put(
              AllowanceChanged.class,
              (names, e) ->
                  e.seat()
                      + (e.change() < 0 ? " loses " : " gets ")
                      + Math.abs(e.change())
                      + (e.of() == Modifier.Kind.SEARCH ? " Search, " : " Explore, ")
                      + e.left()
                      + " left")
          .put(ShipBonusGained.class, "{ship} gets {amount:signed} {stat}")
          .put(
              DiscountGained.class,
              (names, e) -> e.seat() + ": " + BoostText.less(e.sel(), e.amount(), e.uses()))
          .put(
              PreventionGained.class,
              "the flagship of {seat} is safe from [amount?the next #|all] damage")
          .put(CardPlayed.class, "{seat} plays {card}")
          .put(EffectUsed.class, "{seat} uses {card}")
          .put(CardGained.class, "{seat} gains {card}{to:to}")
          .put(CardsDiscarded.class, "{seat} discards [cards?#|none]")
          .put(CardTrashed.class, "{seat} trashes {card}")
          .put(
              CardMoved.class,
              (names, e) ->
                  e.card().map(names::card).orElse("a card")
                      + " goes "
                      + place(e.to())
                      + owner(e.to(), e.seat()))
          .put(SlotRefilled.class, "{card} comes up in slot {slot}")
          .put(CardSearched.class, "{seat} searches: {card} leaves slot {slot}")
          .put(StarbaseReshuffled.class, "the Starbase discard is shuffled anew: {cards:card}")
          .put(DeckReshuffled.class, "{seat} shuffles {cards:card} into a new Deck")
          .put(CardsDrawn.class, "{seat} draws [cards?#|{number:card}]")
          .put(
              DeckReordered.class,
              (names, e) ->
                  e.seat()
                      + " puts the top "
                      + Phrases.count(e.n(), "card")
                      + " of "
                      + deck(e)
                      + " back"
                      + (e.n() > 1 ? " in a chosen order" : "")
                      + (e.bottom() > 0 ? ", " + e.bottom() + " to the bottom" : ""))
          .put(CardNamed.class, "{seat} names {name}")
          .put(
              NameJudged.class,
              (names, e) ->
                  e.seat()
                      + (e.guess()
                          ? " has guessed " + (e.hit() ? "right" : "wrong")
                          : (e.hit() ? " holds" : " does not hold") + " the named card"))
          .put(CardsSeen.class, "{seat} sees [cards?#|none]")
          .put(CardsRevealed.class, "{seat} reveals [cards?#|none]")
          .put(SpaceCardFlipped.class, "{seat} flips {card:prize}")
          .put(
              MissionPlaced.class,
              (names, e) -> names.card(e.card()) + " lies face up as Mission " + (e.slot() + 1))
          .put(MissionReturned.class, "{card} goes under the space deck")
          .put(MissionCompleted.class, "{seat} completes the Mission {card}")
          .put(GoalMet.class, "{seat} [card:allied?acquires|meets the Goal of] {card}")
          .put(GoalFailed.class, "{seat} [card:allied?does not acquire|fails at] {card}")
          .put(DiplomacyWon.class, "{seat} wins {card} by Diplomacy")
          .put(DamageAssigned.class, "{from} deals {amount} damage to {to}")
          .put(DamagePrevented.class, "{amount} damage to {ship} is prevented")
          .put(DamageTaken.class, "{ship} takes {amount} damage, now {total}")
          .put(ShipRepaired.class, "{seat} repairs {amount} damage, {left} left")
          .put(ShipDefeated.class, "{seat} defeats {card}")
          .put(ShipUndefeated.class, "{seat} does not defeat {card}")
          .put(FlagshipDefeated.class, "{card}, the flagship of {seat}, is defeated")
          .put(FlagshipChanged.class, "{seat} takes {to} as flagship instead of {from}")
          .put(
              BattleStarted.class,
              (names, e) -> "battle begins: " + names.seats(e.seats()) + names.foe())
          .put(BattleEnded.class, "the battle ends")
          .put(WarWon.class, "{seat} wins {card:prize}")
          .put(BorgCardGiven.class, "{seat} is given a Borg card{to:to}")
          .put(BorgCardsShown.class, "{seat} shows [cards:Borg card?#|no Borg cards]")
          .put(PlayerAssimilated.class, "{seat} is assimilated")
          .put(CubeDefeated.class, "{card} is defeated")
          .put(InfluenceTaken.class, "{seat} takes {card}")
          .put(InfluenceLost.class, "{seat} loses {card}")
          .build();

  private EventText() {}

  static String of(Names names, DeckbuilderEvent event) {
    return TEXTS.of(names, event);
  }

  /** Who leads the team, or how many points the player has. */
  private static String standing(Names names, Seat seat) {
    if (names.borg()) {
      return " leads";
    }
    int points = Points.of(names.table(), seat);
    return points == 0 ? "" : ", " + Phrases.count(points, "point");
  }

  private static String ended(Names names, Outcome outcome) {
    ImmutableList<Seat> winners = outcome.winners();
    String won =
        winners.isEmpty()
            ? "nobody has won"
            : names.seats(winners) + (winners.size() == 1 ? " has won" : " have won");
    String points = names.borg() ? "" : "; points: " + points(outcome);
    return "the game is over (" + outcome.rule() + "): " + won + points;
  }

  private static String points(Outcome outcome) {
    List<String> points = new ArrayList<>();
    for (int i = 0; i < outcome.scores().size(); i++) {
      points.add(Seat.at(i) + " " + outcome.scores().get(i));
    }
    return String.join(", ", points);
  }

  private static String deck(DeckReordered event) {
    return switch (event.pile()) {
      case STARBASE_DECK -> "the starbase deck";
      case SPACE_DECK -> "the space deck";
      default -> "the Deck of " + event.whose();
    };
  }

  /** Whose place it is; nobody's once the card has left all players. */
  private static String owner(Destination to, Seat seat) {
    return switch (to) {
      case STARBASE_DISCARD, SPACE_DECK_BOTTOM, REMOVED -> "";
      case DISCARD, HAND, DECK_TOP, DECK_BOTTOM, BRIDGE, POINTS -> " of " + seat;
    };
  }

  /** Where it goes, if that is not the Discard. */
  static String to(Destination destination) {
    return destination == Destination.DISCARD ? "" : ", " + place(destination);
  }

  private static String place(Destination destination) {
    return switch (destination) {
      case DISCARD -> "to the Discard";
      case HAND -> "to the Hand";
      case DECK_TOP -> "on top of the Deck";
      case DECK_BOTTOM -> "under the Deck";
      case BRIDGE -> "to the Bridge";
      case POINTS -> "to the Points Area";
      case STARBASE_DISCARD -> "to the Starbase discard";
      case SPACE_DECK_BOTTOM -> "under the space deck";
      case REMOVED -> "out of the game";
    };
  }
}
