package io.stardeck.stccg.internal.setup;

import static io.stardeck.stccg.internal.card.Cards.DEALER;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.Zones;
import io.stardeck.stccg.card.CardDef;
import io.stardeck.stccg.config.StccgConfig;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.SetupPhase;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import io.stardeck.stccg.state.Turn;
import java.util.Optional;

/** What is done before anybody decides: decks are parted, missions shuffled ({@code ST-SPL-02}). */
public final class SetUp {
  private SetUp() {}

  /** The state of a game under {@code config} before its set-up. */
  public static StccgState start(StccgConfig config, Chance chance) {
    StccgConfig options = StccgConfig.builder().from(config).decks(ImmutableList.of()).build();
    Table table = Table.laid(options, config.firstPlayer().orElse(Seat.of(1)));
    return new StccgState(table, Zones.none(), Optional.empty(), config.decks(), chance);
  }

  /** The set-up up to the first decision. */
  public static void setUp(Play<StccgState> play) {
    StccgState state = play.state();
    ImmutableList<Seat> seats = Seat.first(state.table().seats());
    DEALER.open(play, Places.lasting(seats.size()));
    for (Seat seat : seats) {
      ImmutableList<String> deck = state.decks().get(seat.index()).copies();
      bring(play, seat, Places.missions(seat), deck, Part.MISSIONS);
      bring(play, seat, Places.seeds(seat), deck, Part.SEEDS);
      bring(play, seat, Places.outposts(seat), deck, Part.OUTPOSTS);
      bring(play, seat, Places.deck(seat), deck, Part.DRAWS);
      DEALER.shuffle(play, Places.missions(seat));
    }
    Seat first =
        state.table().options().firstPlayer().orElseGet(() -> Seat.at(play.below(seats.size())));
    play.become(
        play.state()
            .with(
                play.state()
                    .table()
                    .copy()
                    .withTurn(new Turn(0, first, 0, false, 0))
                    .withLastPlaced(first)));
    Missions.turnUp(play, first);
    play.push(new SetupPhase.Missions(first));
  }

  private enum Part {
    MISSIONS,
    SEEDS,
    OUTPOSTS,
    DRAWS
  }

  private static Part kind(CardDef card) {
    return switch (card.kind()) {
      case MISSION -> Part.MISSIONS;
      case DILEMMA, ARTIFACT -> Part.SEEDS;
      case OUTPOST -> Part.OUTPOSTS;
      default -> Part.DRAWS;
    };
  }

  private static void bring(
      Play<StccgState> play, Seat seat, Place place, ImmutableList<String> deck, Part part) {
    ImmutableList.Builder<Card> cards = ImmutableList.builder();
    for (String name : deck) {
      CardDef def = play.state().table().def(name);
      if (kind(def) == part) {
        cards.add(Card.of(CardId.of(0), def.id(), seat)); // the set's own string: found at a glance
      }
    }
    DEALER.bring(play, place, cards.build(), Audience.only(seat));
  }
}
