package io.stardeck.fleetcaptains.laws;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Multiset;
import io.stardeck.engine.Action;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.json.GameJson;
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
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import org.junit.jupiter.api.Test;

/** Games with sets of one's own, whose cards say whatever cards can: what is always so is so. */
final class OwnSetsTest {
  private static final FleetCaptainsGame GAME = new FleetCaptainsGame();
  private static final GameJson<FleetConfig, FleetState, FleetAction, FleetView> JSON =
      GameJson.of(GAME);
  private static final int GAMES = 3;
  private static final int SELDOM = 24;
  private static final int ONWARDS = 10;

  /** All but one: a card may take actions away that have been used. */
  private static final List<Invariant<FleetState>> ALWAYS =
      FleetInvariants.ALL.stream().filter(each -> !each.name().equals("FC-I-08")).toList();

  private final Multiset<Class<?>> taken = HashMultiset.create();

  @Rule({"FC-I-33", "FC-I-34", "FC-I-42"})
  @Test
  void whateverCardsSayTheGameGoesOnToItsEndInGoodOrder() {
    int sets = ManyGames.perLine(3);
    for (int seed = 1; seed <= sets; seed++) {
      ComponentSet set = OwnSets.of(seed);
      for (int game = 0; game < GAMES; game++) {
        play(set, new Random((long) seed * GAMES + game));
      }
    }
    assertThat(taken.count(FreeAction.PlayCommand.class)).as("cards").isGreaterThan(20 * sets);
    assertThat(taken.count(FreeAction.UseAbility.class)).as("abilities").isGreaterThan(5 * sets);
    assertThat(taken.count(Answer.PlayTestCard.class)).as("in tests").isGreaterThanOrEqualTo(sets);
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

  private void play(ComponentSet set, Random random) {
    Chance chance = Chance.seeded("own sets " + random.nextLong());
    FleetState state = GAME.setup(config(set, random), chance).state();
    while (GAME.outcome(state).isEmpty()) {
      FleetAction action = some(state, random);
      if (random.nextInt(SELDOM) == 0) {
        look(state, action.actor(), random);
      }
      taken.add(action.getClass());
      var ruling = GAME.apply(state, action);
      assertThat(ruling.violations()).as("of %s with %s", action, set.id()).isEmpty();
      state = ruling.state();
      assertThat(GAME.faults(state)).as("after %s with %s", action, set.id()).isEmpty();
      for (Invariant<FleetState> each : ALWAYS) {
        assertThat(each.holds().test(state))
            .as("%s after %s with %s", each.name(), action, set.id())
            .isTrue();
      }
    }
  }

  /** What a seat is told and sees, whatever cards say. */
  @Rule({"FC-I-16", "FC-I-42"})
  @Example
  void whateverCardsSayNobodyLearnsWhatTheyCannotKnow() {
    for (String law : List.of("secrecy", "exchange", "telling", "undo", "choosing")) {
      Laws.hold(new OwnGames(), law, ManyGames.perLine(1));
    }
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
      return ImmutableList.copyOf(ALWAYS);
    }
  }

  /** One of the actions; those that let cards speak more often. */
  private static FleetAction some(FleetState state, Random random) {
    Seat seat = GAME.toAct(state).get(0);
    ImmutableList<FleetAction> legal = Action.answers(GAME.legalActions(state, seat));
    assertThat(legal).as("what %s can do", seat).isNotEmpty();
    List<FleetAction> speaking = legal.stream().filter(OwnSetsTest::speaks).toList();
    List<FleetAction> among = speaking.isEmpty() || random.nextInt(3) > 0 ? legal : speaking;
    return among.get(random.nextInt(among.size()));
  }

  private static boolean speaks(FleetAction action) {
    return action instanceof FreeAction.PlayCommand
        || action instanceof FreeAction.UseAbility
        || action instanceof Answer.PlayTestCard
        || action instanceof ShipAction.Attack;
  }

  /** Dealt anew a seat sees the same, and that game goes on in good order too. */
  private static void look(FleetState state, Seat seat, Random random) {
    FleetView view = GAME.view(state, seat);
    FleetState other = GAME.determinize(view, Chance.seeded("anew " + random.nextLong()));
    assertThat(GAME.faults(other)).as("dealt anew for %s: %s", seat, other).isEmpty();
    assertThat(GAME.view(other, seat)).isEqualTo(view);
    assertThat(GAME.legalActions(other, seat)).isEqualTo(GAME.legalActions(view));
    assertThat(GAME.narrator().table(view)).isNotBlank();
    assertThat(JSON.knowing(GAME.config(state)).readState(JSON.write(state))).isEqualTo(state);
    for (int i = 0; i < ONWARDS && GAME.outcome(other).isEmpty(); i++) {
      FleetAction action = some(other, random);
      other = GAME.next(other, action);
      assertThat(GAME.faults(other)).as("dealt anew, after %s", action).isEmpty();
    }
  }
}
