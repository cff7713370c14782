package io.stardeck.fleetcaptains.laws;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.testkit.DrawnGames;
import io.stardeck.engine.testkit.Invariant;
import io.stardeck.engine.testkit.Laws;
import io.stardeck.engine.testkit.ManyGames;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.FleetCaptainsGame;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.action.ShipAction;
import io.stardeck.fleetcaptains.card.ComponentSet;
import io.stardeck.fleetcaptains.config.BoardPlan;
import io.stardeck.fleetcaptains.config.FleetConfig;
import io.stardeck.fleetcaptains.state.FleetState;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import org.junit.jupiter.api.Test;

/** Games with sets of one's own, whose cards say whatever cards can: what is always so is so. */
final class OwnSetsTest {
  private static final FleetCaptainsGame GAME = new FleetCaptainsGame();
  private static final int GAMES = 2;

  /** All but one: a card may take actions away that have been used. */
  private static final ImmutableList<Invariant<FleetState>> ALWAYS =
      FleetInvariants.ALL.stream()
          .filter(each -> !each.name().equals("FC-I-08"))
          .collect(ImmutableList.toImmutableList());

  private static final ImmutableSet<Class<? extends FleetAction>> SPEAKING =
      ImmutableSet.of(
          FreeAction.PlayCommand.class,
          FreeAction.UseAbility.class,
          Answer.PlayTestCard.class,
          ShipAction.Attack.class);

  @Rule({"FC-I-33", "FC-I-34", "FC-I-42"})
  @Test
  void whateverCardsSayTheGameGoesOnToItsEndInGoodOrder() {
    int sets = ManyGames.perLine(3);
    ImmutableMultiset<Class<?>> taken =
        new DrawnGames<>(GAME, OwnSets::of, OwnSetsTest::config, ALWAYS, SPEAKING)
            .play(sets, GAMES);
    assertThat(taken.count(FreeAction.PlayCommand.class)).as("cards").isGreaterThan(10 * sets);
    assertThat(taken.count(FreeAction.UseAbility.class)).as("abilities").isGreaterThan(2 * sets);
    assertThat(taken.count(Answer.PlayTestCard.class)).as("in tests").isPositive();
  }

  private static FleetConfig config(ComponentSet set, Random random) {
    int players = random.nextInt(4) == 0 ? FleetConfig.TEAMS : 2;
    return FleetConfig.builder()
        .players(players)
        .components(set)
        .board(players == 2 ? Boards.any(random) : new BoardPlan.Basic())
        .targetScore(6 + random.nextInt(20))
        .maxTurns(6 + random.nextInt(20))
        .maxRedraws(1)
        .build();
  }

  /** What a seat is told and sees, whatever cards say. */
  @Rule({"FC-I-16", "FC-I-42"})
  @Example
  void whateverCardsSayNobodyLearnsWhatTheyCannotKnow() {
    Laws.hold(
        new OwnGames(),
        ImmutableSet.of("secrecy", "exchange", "telling", "undo", "choosing"),
        ManyGames.perLine(1));
  }

  /** Games with some sets of one's own. */
  private static final class OwnGames extends FleetLawsTest {
    private static final int SETS = 6;
    private final Map<Integer, ComponentSet> sets = new HashMap<>();

    @Override
    public Arbitrary<FleetConfig> configs() {
      return Arbitraries.randomValue(
          random -> config(sets.computeIfAbsent(random.nextInt(SETS), OwnSets::of), random));
    }

    @Override
    public ImmutableList<Invariant<FleetState>> invariants() {
      return ALWAYS;
    }
  }
}
