package io.stardeck.engine.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.Multiset;
import io.stardeck.engine.Action;
import io.stardeck.engine.View;
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.rules.PhasedGame;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.RandomDistribution;
import net.jqwik.api.statistics.Statistics;

/**
 * The laws that every game obeys. A game's test implements this interface, names the game and its
 * configurations, and inherits all of them:
 *
 * <pre>{@code
 * final class ChessLawsTest implements GameLaws<Rules, Position, Move, Position> {
 *   public Chess game() { return new Chess(); }
 *   public Arbitrary<Rules> configs() { return Arbitraries.of(Rules.values()); }
 * }
 * }</pre>
 *
 * <p>Each law is held against short plays, which are shrunk when it fails, and all of them together
 * against whole games. {@code -Dstardeck.games=N} sets the number of whole games, {@link
 * #wholeGames} unless told; {@code -Dstardeck.seed=S} the seed of the first, 1 unless told, so that
 * the game of a failure can be played again alone.
 */
public interface GameLaws<C, S, A extends Action, V extends View> extends Subject<C, S, A, V> {
  /** Beginnings of games. */
  @Provide
  default Arbitrary<Play> plays() {
    Arbitrary<Long> seeds = Arbitraries.longs().greaterOrEqual(0);
    Arbitrary<List<Integer>> choices =
        Arbitraries.integers()
            .between(0, 999)
            .list()
            .ofMaxSize(depth())
            .withSizeDistribution(RandomDistribution.uniform());
    return Combinators.combine(seeds, choices).as(Play::new).withoutEdgeCases();
  }

  /** Laws 1, 2 and 9. */
  @Property(tries = 30)
  default void whatIsOfferedIsAcceptedAndNothingElse(@ForAll("plays") Play play) {
    new Laws<>(this).hold(play, new Legality<>());
  }

  /** Laws 3, 5 and 10. */
  @Property(tries = 30)
  default void somebodyCanActUntilThereIsAResult(@ForAll("plays") Play play) {
    new Laws<>(this).hold(play, new Progress<>());
  }

  /** Law 6. */
  @Property(tries = 30)
  default void whatIsWrittenAsJsonIsReadAsTheSame(@ForAll("plays") Play play) {
    new Laws<>(this).hold(play, new RoundTrip<>());
  }

  /** Law 6, for states that come from outside. */
  @Property(tries = 20)
  default void aStateFromOutsideHasFaultsOrCanBePlayed(@ForAll("plays") Play play) {
    new Laws<>(this).hold(play, new HostileState<>());
  }

  /** Law 10, for every kind of place in the states of some games. */
  @Example
  default void whateverIsWrongWithAStateFromOutsideIsTold() {
    new Laws<>(this)
        .holdHostileStates(
            Long.getLong("stardeck.seed", 1), Integer.getInteger("stardeck.sweeps", 1));
  }

  /** Law 10, for a host in another language. */
  @Example
  default void theRefereeAnswersWhateverIsAskedAboutASeat() {
    new Laws<>(this).holdAnswers(Long.getLong("stardeck.seed", 1));
  }

  /** Law 7. */
  @Property(tries = 10)
  default void theSameActionsGiveTheSameGame(@ForAll("plays") Play play) {
    new Laws<>(this).holdReplay(play);
  }

  /** Law 8. */
  @Property(tries = 30)
  default void noSeatLearnsWhatItCannotKnow(@ForAll("plays") Play play) {
    new Laws<>(this).hold(play, new Secrecy<>());
  }

  /** Law 8, without the game's own dealing. */
  @Property(tries = 30)
  default void cardsOfOnePoolCanBeExchangedUnnoticed(@ForAll("plays") Play play) {
    new Laws<>(this).hold(play, new Exchanging<>());
  }

  /** Law 8: events and views tell the same. */
  @Property(tries = 30)
  default void whatIsToldIsSeenAndWhatIsSeenWasTold(@ForAll("plays") Play play) {
    new Laws<>(this).hold(play, new Telling<>());
  }

  /** Law 8: what is taken back freely has told nobody anything. */
  @Property(tries = 10)
  default void aFreeUndoLeavesWhatEverySeatEverSaw(@ForAll("plays") Play play) {
    new Laws<>(this).hold(play, new Undoing<>());
  }

  /** Law 8, for all bots that can play the game. */
  @Property(tries = 30)
  default void aBotChoosesByWhatItsSeatKnowsAlone(@ForAll("plays") Play play) {
    new Laws<>(this).hold(play, new Choosing<>());
  }

  /** Law 11. */
  @Property(tries = 30)
  default void otherNamesRenameTheOutcomeAndChangeNothingElse(@ForAll("plays") Play play) {
    new Laws<>(this).hold(play, new Symmetry<>());
  }

  /** All laws, law 4 among them, over whole games; and what must come up in them. */
  @Example
  default void wholeGamesKeepAllLaws() {
    Multiset<String> labels =
        new Laws<>(this)
            .hold(
                Laws.all(),
                Long.getLong("stardeck.seed", 1),
                Integer.getInteger("stardeck.games", wholeGames()));
    for (String label : labels) {
      Statistics.label("what came up").collect(label);
    }
    assertThat(labels).as("what came up").containsAll(mustComeUp());
  }

  /** Law 4, where nothing is configured. */
  @Example
  default void defaultGamesEndWithinABoundOfUse() {
    DefaultBound.check(game());
  }

  /** What is written as JSON bears names, all of which are known when it is read. */
  @Example
  default void familiesAreListedCompletely() {
    EnumeratedFamily.check(game().types().action());
    EnumeratedFamily.check(game().types().event());
    for (Class<? extends Frame> family : frames()) {
      EnumeratedFamily.check(family);
    }
  }

  /** Each type of action, and each type of frame, has its rule. */
  @Example
  default void everyActionAndEveryFrameHasItsRule() {
    if (game() instanceof PhasedGame<?, ?, ?, ?> phased) {
      EnumeratedFamily.checkRules(game().types().action(), type -> phased.ruleFor(type) != null);
      for (Class<? extends Frame> family : frames()) {
        EnumeratedFamily.checkRules(family, phased.frames()::contains);
      }
    }
  }
}
