package io.stardeck.stccg.laws;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableMultiset;
import io.stardeck.engine.Event;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.testkit.GameLaws;
import io.stardeck.engine.testkit.Invariant;
import io.stardeck.engine.testkit.ManyGames;
import io.stardeck.engine.testkit.Play;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.engine.zone.Zone;
import io.stardeck.engine.zone.Zoned;
import io.stardeck.stccg.StccgGame;
import io.stardeck.stccg.action.StccgAction;
import io.stardeck.stccg.config.StccgConfig;
import io.stardeck.stccg.config.TimeLimit;
import io.stardeck.stccg.deck.Decklist;
import io.stardeck.stccg.deck.Decklists;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.event.MissionEvent;
import io.stardeck.stccg.internal.card.Cards;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The laws, over two to four players with ready decks. */
final class StccgLawsTest implements GameLaws<StccgConfig, StccgState, StccgAction, StccgView> {
  @Override
  public StccgGame game() {
    return new StccgGame();
  }

  /** In a normal build time is up after some turns: whole games by chance are long. */
  @Override
  public Arbitrary<StccgConfig> configs() {
    return Combinators.combine(
            Arbitraries.integers().between(2, 4),
            Arbitraries.shuffle(Decklists.ready()),
            Arbitraries.of(true, false),
            Arbitraries.integers().between(10, 40))
        .as(
            (players, decks, shared, turns) ->
                StccgConfig.builder()
                    .players(players)
                    .decks(decks.subList(0, players))
                    .sharedUniqueness(shared)
                    .timeLimit(ManyGames.enough() ? TimeLimit.NONE : TimeLimit.TURNS)
                    .turnLimit(ManyGames.enough() ? 0 : turns)
                    .build());
  }

  @Override
  public int wholeGames() {
    return 3;
  }

  @Override
  public ImmutableList<Invariant<StccgState>> invariants() {
    return ImmutableList.of(
        new Invariant<>("ST-I-01", StccgLawsTest::conserved),
        new Invariant<>("ST-I-02", StccgLawsTest::ownPiles));
  }

  private static boolean conserved(StccgState state) {
    for (Seat seat : Seat.first(state.decks().size())) {
      ImmutableMultiset.Builder<String> lie = ImmutableMultiset.builder();
      for (Zone<Card> zone : state.zones().zones()) {
        for (Card card : zone.cards()) {
          if (card.owner().equals(seat)) {
            lie.add(card.def());
          }
        }
      }
      Decklist deck = state.decks().get(seat.index());
      if (!lie.build().equals(ImmutableMultiset.copyOf(deck.copies()))) {
        return false;
      }
    }
    return true;
  }

  private static boolean ownPiles(StccgState state) {
    for (Seat seat : Seat.first(state.decks().size())) {
      for (Card card : state.cards(Places.discard(seat))) {
        if (!card.owner().equals(seat) || !card.marks().isEmpty()) {
          return false;
        }
      }
    }
    return true;
  }

  @Override
  public ImmutableMap<String, Object> hidden(StccgState state, Seat seat) {
    ImmutableMap.Builder<String, Object> hidden = ImmutableMap.builder();
    for (Seat other : Seat.first(state.decks().size())) {
      if (state.size(Places.deck(other)) > 5) {
        hidden.put("deck of " + other, state.cards(Places.deck(other)));
      }
    }
    return hidden.buildOrThrow();
  }

  /**
   * The size of a party, who was in it, that an artifact was met, and that it was a second copy,
   * are seen as they happen.
   */
  @Override
  public boolean reveals(Event event, ImmutableList<Event> ruling) {
    return event.what() instanceof MissionEvent.AttemptStarted
        || event.what() instanceof CardEvent.CardsRevealed
        || event.rule().equals(RuleId.of("ST-SED-05"))
        || event.what() instanceof MissionEvent.SeedCardMet met && met.card().isEmpty();
  }

  @Override
  public ImmutableList<Zoned<StccgState, ?>> dealers() {
    return ImmutableList.of(Cards.DEALER);
  }

  @Override
  public ImmutableList<Class<? extends Frame>> frames() {
    return ImmutableList.of(Phase.class);
  }

  @Override
  public int depth() {
    return 160;
  }

  @Override
  @Rule({"ST-I-03", "ST-I-28", "ST-D-43"})
  @Property(tries = 15)
  public void whatIsOfferedIsAcceptedAndNothingElse(@ForAll("plays") Play play) {
    GameLaws.super.whatIsOfferedIsAcceptedAndNothingElse(play);
  }

  @Override
  @Rule({"ST-I-01", "ST-I-02", "ST-I-32"})
  @Property(tries = 15)
  public void somebodyCanActUntilThereIsAResult(@ForAll("plays") Play play) {
    GameLaws.super.somebodyCanActUntilThereIsAResult(play);
  }

  @Override
  @Property(tries = 15)
  public void whatIsWrittenAsJsonIsReadAsTheSame(@ForAll("plays") Play play) {
    GameLaws.super.whatIsWrittenAsJsonIsReadAsTheSame(play);
  }

  @Override
  @Property(tries = 15)
  public void aStateFromOutsideHasFaultsOrCanBePlayed(@ForAll("plays") Play play) {
    GameLaws.super.aStateFromOutsideHasFaultsOrCanBePlayed(play);
  }

  @Override
  @Property(tries = 15)
  public void whatIsToldIsSeenAndWhatIsSeenWasTold(@ForAll("plays") Play play) {
    GameLaws.super.whatIsToldIsSeenAndWhatIsSeenWasTold(play);
  }

  @Override
  @Property(tries = 15)
  public void aFreeUndoLeavesWhatEverySeatEverSaw(@ForAll("plays") Play play) {
    GameLaws.super.aFreeUndoLeavesWhatEverySeatEverSaw(play);
  }

  @Override
  @Property(tries = 15)
  public void aBotChoosesByWhatItsSeatKnowsAlone(@ForAll("plays") Play play) {
    GameLaws.super.aBotChoosesByWhatItsSeatKnowsAlone(play);
  }

  @Override
  @Property(tries = 15)
  public void otherNamesRenameTheOutcomeAndChangeNothingElse(@ForAll("plays") Play play) {
    GameLaws.super.otherNamesRenameTheOutcomeAndChangeNothingElse(play);
  }

  @Override
  @Rule({"ST-I-04", "ST-RNG-01"})
  @Property(tries = 10)
  public void theSameActionsGiveTheSameGame(@ForAll("plays") Play play) {
    GameLaws.super.theSameActionsGiveTheSameGame(play);
  }

  @Override
  @Rule({"ST-I-13", "ST-I-31", "ST-VIS-11", "ST-VIS-14"})
  @Property(tries = 15)
  public void noSeatLearnsWhatItCannotKnow(@ForAll("plays") Play play) {
    GameLaws.super.noSeatLearnsWhatItCannotKnow(play);
  }

  @Override
  @Rule("ST-VIS-13")
  @Property(tries = 15)
  public void cardsOfOnePoolCanBeExchangedUnnoticed(@ForAll("plays") Play play) {
    GameLaws.super.cardsOfOnePoolCanBeExchangedUnnoticed(play);
  }
}
