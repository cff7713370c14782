package io.stardeck.b5.internal.setup;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.config.B5Config;
import io.stardeck.b5.config.Roster;
import io.stardeck.b5.internal.step.Cards;
import io.stardeck.b5.internal.step.Rows;
import io.stardeck.b5.state.B5Frame.OpeningHand;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Card;
import io.stardeck.b5.state.Faction;
import io.stardeck.b5.state.ImmutableBoard;
import io.stardeck.b5.state.ImmutableFaction;
import io.stardeck.b5.state.Places;
import io.stardeck.b5.state.Relations;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.window.Round;
import io.stardeck.engine.rules.window.RoundEnd;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.Zones;

/** The set-up: ambassadors, ratings, decks, mercenaries, then the opening hands. */
public final class SetUp {
  private SetUp() {}

  /** The state before anything was laid out. */
  public static B5State start(B5Config config, Chance chance) {
    ImmutableList.Builder<Faction> factions = ImmutableList.builder();
    for (int i = 0; i < config.players(); i++) {
      Card ambassador = Card.of(config.roster().ambassador(Seat.at(i)));
      factions.add(
          ImmutableFaction.builder()
              .race(config.races().get(i))
              .baseRating(config.startRating())
              .pool(config.startRating())
              .turnBonus(0)
              .nextTurnBonus(0)
              .conflictsWon(0)
              .applied(0)
              .addInnerCircle(ambassador)
              .build());
    }
    Board board =
        ImmutableBoard.builder()
            .config(config)
            .turn(0)
            .order(Seat.clockwiseFrom(Seat.of(1), config.players()))
            .factions(factions.build())
            .relations(Relations.start())
            .station(config.stationStart())
            .vorlon(config.vorlonStart())
            .build();
    return new B5State(board, Pile.empty(), Zones.none(), chance);
  }

  /** Lays the cards out and lets the opening hands be chosen. */
  public static void lay(Play<B5State> play) {
    B5Config config = play.state().board().config();
    Roster roster = config.roster();
    Cards.DEALER.open(play, Places.all(config.players()));
    for (Seat seat : Seat.first(config.players())) {
      bring(play, Places.IN_PLAY, roster.ambassador(seat).number(), roster.first(seat));
      bring(play, Places.deck(seat), roster.first(seat), roster.end(seat));
    }
    bring(play, Places.IN_PLAY, roster.firstMercenary(), roster.size());
    for (int number = roster.firstMercenary(); number < roster.size(); number++) {
      Rows.hire(play, Card.of(CardId.of(number)));
    }
    Round round =
        Round.of(RoundEnd.PASS_IS_FINAL, Seat.clockwiseFrom(Seat.of(1), config.players()));
    play.push(new OpeningHand(round));
  }

  private static void bring(Play<B5State> play, Place place, int from, int end) {
    ImmutableList.Builder<CardId> cards = ImmutableList.builder();
    for (int number = from; number < end; number++) {
      cards.add(CardId.of(number));
    }
    Cards.DEALER.bring(play, place, cards.build(), Audience.nobody());
  }
}
