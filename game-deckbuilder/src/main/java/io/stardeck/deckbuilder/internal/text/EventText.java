package io.stardeck.deckbuilder.internal.text;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.Modifier;
import io.stardeck.deckbuilder.event.AllowanceChanged;
import io.stardeck.deckbuilder.event.BattleEnded;
import io.stardeck.deckbuilder.event.BattleStarted;
import io.stardeck.deckbuilder.event.BonusGained;
import io.stardeck.deckbuilder.event.BorgCardGiven;
import io.stardeck.deckbuilder.event.BorgCardsShown;
import io.stardeck.deckbuilder.event.CubeDefeated;
import io.stardeck.deckbuilder.event.DamageAssigned;
import io.stardeck.deckbuilder.event.DamagePrevented;
import io.stardeck.deckbuilder.event.DamageTaken;
import io.stardeck.deckbuilder.event.DeckbuilderEvent;
import io.stardeck.deckbuilder.event.DiplomacyWon;
import io.stardeck.deckbuilder.event.DiscountGained;
import io.stardeck.deckbuilder.event.FlagshipChanged;
import io.stardeck.deckbuilder.event.FlagshipDefeated;
import io.stardeck.deckbuilder.event.GameEnded;
import io.stardeck.deckbuilder.event.GoalFailed;
import io.stardeck.deckbuilder.event.GoalMet;
import io.stardeck.deckbuilder.event.InfluenceLost;
import io.stardeck.deckbuilder.event.InfluenceTaken;
import io.stardeck.deckbuilder.event.MissionCompleted;
import io.stardeck.deckbuilder.event.MissionPlaced;
import io.stardeck.deckbuilder.event.MissionReturned;
import io.stardeck.deckbuilder.event.PlayerAgreed;
import io.stardeck.deckbuilder.event.PlayerAssimilated;
import io.stardeck.deckbuilder.event.PlayerOut;
import io.stardeck.deckbuilder.event.PreventionGained;
import io.stardeck.deckbuilder.event.ShipBonusGained;
import io.stardeck.deckbuilder.event.ShipDefeated;
import io.stardeck.deckbuilder.event.ShipRepaired;
import io.stardeck.deckbuilder.event.ShipUndefeated;
import io.stardeck.deckbuilder.event.SpaceCardFlipped;
import io.stardeck.deckbuilder.event.TurnEnded;
import io.stardeck.deckbuilder.event.TurnStarted;
import io.stardeck.deckbuilder.event.WarWon;
import io.stardeck.deckbuilder.event.XpChanged;
import io.stardeck.deckbuilder.internal.formula.Points;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.Seat;
import io.stardeck.engine.text.Texts;
import java.util.ArrayList;
import java.util.List;

/** Events, one sentence each. */
final class EventText {
  static final Texts<Names, DeckbuilderEvent> TEXTS = texts();

  private EventText() {}

  static String of(Names names, DeckbuilderEvent event) {
    return TEXTS.of(names, event);
  }

  private static Texts<Names, DeckbuilderEvent> texts() {
    Texts.Builder<Names, DeckbuilderEvent> texts = Texts.builder();
    turns(texts);
    gains(texts);
    CardEventText.put(texts);
    space(texts);
    ships(texts);
    scenarios(texts);
    return texts.build();
  }

  private static void turns(Texts.Builder<Names, DeckbuilderEvent> texts) {
    texts
        .put(
            TurnStarted.class,
            (names, e) -> "turn " + e.turn() + ", " + e.seat() + standing(names, e.seat()))
        .put(
            TurnEnded.class,
            (names, e) -> "the turn of " + (names.borg() ? "the team" : e.seat()) + " ends")
        .put(PlayerAgreed.class, (names, e) -> e.seat() + " agrees to end the turn")
        .put(PlayerOut.class, (names, e) -> e.seat() + " is out for this turn")
        .put(
            XpChanged.class,
            (names, e) ->
                e.change() < 0
                    ? e.seat() + " spends " + -e.change() + " XP, " + e.left() + " left"
                    : e.seat() + " gets " + e.change() + " XP, now " + e.left())
        .put(
            BonusGained.class,
            (names, e) ->
                e.seat() + " gets " + Phrases.signed(e.amount()) + " " + Phrases.stat(e.stat()))
        .put(GameEnded.class, (names, e) -> ended(names, e.outcome()));
  }

  private static void gains(Texts.Builder<Names, DeckbuilderEvent> texts) {
    texts
        .put(
            AllowanceChanged.class,
            (names, e) ->
                e.seat()
                    + (e.change() < 0 ? " loses " : " gets ")
                    + Math.abs(e.change())
                    + (e.of() == Modifier.Kind.SEARCH ? " Search, " : " Explore, ")
                    + e.left()
                    + " left")
        .put(
            ShipBonusGained.class,
            (names, e) ->
                names.card(e.ship())
                    + " gets "
                    + Phrases.signed(e.amount())
                    + " "
                    + Phrases.stat(e.stat()))
        .put(
            DiscountGained.class,
            (names, e) -> e.seat() + ": " + BoostText.less(e.sel(), e.amount(), e.uses()))
        .put(
            PreventionGained.class,
            (names, e) ->
                "the flagship of "
                    + e.seat()
                    + " is safe from "
                    + (e.amount().isPresent() ? "the next " + e.amount().getAsInt() : "all")
                    + " damage");
  }

  private static void space(Texts.Builder<Names, DeckbuilderEvent> texts) {
    texts
        .put(SpaceCardFlipped.class, (names, e) -> e.seat() + " flips " + names.prize(e.card()))
        .put(
            MissionPlaced.class,
            (names, e) -> names.card(e.card()) + " lies face up as Mission " + (e.slot() + 1))
        .put(
            MissionReturned.class,
            (names, e) -> names.card(e.card()) + " goes under the space deck")
        .put(
            MissionCompleted.class,
            (names, e) -> e.seat() + " completes the Mission " + names.card(e.card()))
        .put(
            GoalMet.class,
            (names, e) ->
                e.seat()
                    + (names.allied(e.card()) ? " acquires " : " meets the Goal of ")
                    + names.card(e.card()))
        .put(
            GoalFailed.class,
            (names, e) ->
                e.seat()
                    + (names.allied(e.card()) ? " does not acquire " : " fails at ")
                    + names.card(e.card()))
        .put(
            DiplomacyWon.class,
            (names, e) -> e.seat() + " wins " + names.card(e.card()) + " by Diplomacy");
  }

  private static void ships(Texts.Builder<Names, DeckbuilderEvent> texts) {
    texts
        .put(
            DamageAssigned.class,
            (names, e) ->
                names.card(e.from()) + " deals " + e.amount() + " damage to " + names.card(e.to()))
        .put(
            DamagePrevented.class,
            (names, e) -> e.amount() + " damage to " + names.card(e.ship()) + " is prevented")
        .put(
            DamageTaken.class,
            (names, e) ->
                names.card(e.ship()) + " takes " + e.amount() + " damage, now " + e.total())
        .put(ShipRepaired.class, (names, e) -> e.seat() + " repairs " + e.amount() + " damage")
        .put(ShipDefeated.class, (names, e) -> e.seat() + " defeats " + names.card(e.card()))
        .put(
            ShipUndefeated.class,
            (names, e) -> e.seat() + " does not defeat " + names.card(e.card()))
        .put(
            FlagshipDefeated.class,
            (names, e) -> names.card(e.card()) + ", the flagship of " + e.seat() + ", is defeated")
        .put(
            FlagshipChanged.class,
            (names, e) ->
                e.seat()
                    + " takes "
                    + names.card(e.to())
                    + " as flagship instead of "
                    + names.card(e.from()))
        .put(
            BattleStarted.class,
            (names, e) -> "battle begins: " + names.seats(e.seats()) + names.foe())
        .put(BattleEnded.class, (names, e) -> "the battle ends")
        .put(WarWon.class, (names, e) -> e.seat() + " wins " + names.prize(e.card()));
  }

  private static void scenarios(Texts.Builder<Names, DeckbuilderEvent> texts) {
    texts
        .put(
            BorgCardGiven.class,
            (names, e) -> e.seat() + " is given a Borg card" + CardEventText.to(e.to()))
        .put(
            BorgCardsShown.class,
            (names, e) ->
                e.seat()
                    + " shows "
                    + (e.cards().isEmpty()
                        ? "no Borg cards"
                        : Phrases.counted(e.cards().size(), "Borg card")))
        .put(PlayerAssimilated.class, (names, e) -> e.seat() + " is assimilated")
        .put(CubeDefeated.class, (names, e) -> names.card(e.card()) + " is defeated")
        .put(InfluenceTaken.class, (names, e) -> e.seat() + " takes " + names.card(e.card()))
        .put(InfluenceLost.class, (names, e) -> e.seat() + " loses " + names.card(e.card()));
  }

  /** Who leads the team, or how many points the player has. */
  private static String standing(Names names, Seat seat) {
    if (names.borg()) {
      return " leads";
    }
    int points = Points.of(names.table(), seat);
    return points == 0 ? "" : ", " + Phrases.counted(points, "point");
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
}
