package io.stardeck.deckbuilder.internal.text;

import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Multiset;
import io.stardeck.deckbuilder.DeckbuilderGame;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.action.Declare;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.action.Means;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.action.Resolve;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.card.word.Until;
import io.stardeck.deckbuilder.event.BattleEvent.DamageAssigned;
import io.stardeck.deckbuilder.event.BattleEvent.FlagshipDefeated;
import io.stardeck.deckbuilder.event.SpaceEvent.GoalMet;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.state.Bonus;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.phase.EventWindow;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.statistics.Statistics;
import org.junit.jupiter.api.Test;

class ForecastTextTest {
  private static final DeckbuilderGame GAME = new DeckbuilderGame();
  private static final Declare COMBAT = new Declare(ONE, Means.COMBAT);
  private static final Pattern SIDE =
      Pattern.compile("(.+): Speed (\\d+), deals (\\d+), is defeated by (\\d+)");

  private record Side(String name, int speed, int attack, int capacity) {
    static Side of(String line) {
      Matcher matcher = SIDE.matcher(line);
      assertThat(matcher.matches()).as(line).isTrue();
      return new Side(matcher.group(1), number(matcher, 2), number(matcher, 3), number(matcher, 4));
    }

    private static int number(Matcher matcher, int group) {
      return Integer.parseInt(matcher.group(group));
    }

    boolean own() {
      return name.endsWith("seat 1");
    }

    /** Whether it deals its damage: the slower one only if it stands (DB-SHP-11, 12). */
    boolean strikes(Side other) {
      return speed >= other.speed || other.attack < capacity;
    }
  }

  private static Scene met(int damage, ImmutableList<Bonus> bonuses) {
    return Given.exploration(2)
        .space("p1")
        .hand(ONE, "phasers")
        .damage(ONE, damage)
        .tally(ONE, tally -> tally.withExplorations(1).withBonuses(bonuses))
        .scene()
        .does(new Explore(ONE));
  }

  @Rule({"DB-SHP-11", "DB-SHP-12", "DB-SHP-13", "DB-DMG-03"})
  @Property(tries = 200)
  void whatIsForetoldComesToPass(
      @ForAll @IntRange(max = 7) int damage,
      @ForAll @IntRange(max = 6) int speed,
      @ForAll @IntRange(max = 8) int attack,
      @ForAll @IntRange(max = 4) int shields) {
    Scene scene =
        met(
            damage,
            ImmutableList.of(
                new Bonus(Stat.SPEED, speed, Until.TURN_END),
                new Bonus(Stat.ATTACK, attack, Until.TURN_END),
                new Bonus(Stat.SHIELDS, shields, Until.TURN_END)));
    ImmutableList<String> lines = ForecastText.of(scene.view(TWO));
    assertThat(lines).hasSize(2).isEqualTo(ForecastText.of(scene.view(ONE)));
    Side faster = Side.of(lines.get(0));
    Side slower = Side.of(lines.get(1));
    Scene fought = scene.does(COMBAT);
    assertThat(fought.seen(TWO, DamageAssigned.class))
        .as("the faster deals first")
        .first()
        .extracting(DamageAssigned::amount)
        .isEqualTo(faster.attack());
    Side own = faster.own() ? faster : slower;
    Side other = faster.own() ? slower : faster;
    CardId flagship = scene.area(ONE).flagship().orElseThrow().card();
    ImmutableList<DamageAssigned> dealt = fought.seen(TWO, DamageAssigned.class);
    assertThat(dealt.stream().anyMatch(each -> each.from().equals(flagship)))
        .isEqualTo(own.strikes(other));
    assertThat(dealt.stream().anyMatch(each -> each.to().equals(flagship)))
        .isEqualTo(other.strikes(own));
    boolean falls = other.strikes(own) && other.attack() >= own.capacity();
    assertThat(!fought.seen(TWO, FlagshipDefeated.class).isEmpty()).isEqualTo(falls);
    Statistics.collect(
        Integer.signum(own.speed() - other.speed()), falls, own.attack() >= other.capacity());
  }

  @Test
  void aCardIsReckonedWithBeforeItIsPlayed() {
    Scene scene = met(2, ImmutableList.of());
    PlayCard play = new PlayCard(ONE, card("phasers"));
    ImmutableList<String> then = ForecastText.with(scene.view(ONE), play.card());
    assertThat(then).isNotEqualTo(ForecastText.of(scene.view(ONE)));
    assertThat(GAME.narrator().about(scene.view(ONE), play))
        .hasValueSatisfying(
            text -> assertThat(text).startsWith("now ").contains(String.join("; ", then)));
    assertThat(ForecastText.of(scene.does(play).view(ONE))).isEqualTo(then);
  }

  @Test
  void whatDiplomacyNeedsIsToldBesideTheFight() {
    Scene scene = met(0, ImmutableList.of());
    assertThat(GAME.narrator().table(scene.view(ONE)))
        .containsPattern("Diplomacy (does not do|wins it): Speed \\d+ of the \\d+ needed");
    assertThat(GAME.narrator().about(scene.view(ONE), COMBAT).orElseThrow())
        .contains("is defeated by ", "Diplomacy ");
  }

  @Test
  void whetherAGoalIsMetIsToldBeforeTheEventIsResolved() {
    Multiset<Boolean> met = HashMultiset.create();
    for (int game = 0; game < 3; game++) {
      Chance chance = Chance.seeded("goals " + game);
      DeckbuilderState state = GAME.setup(GAME.defaultConfig(2), chance.fork(1)).state();
      for (int decision = 0; decision < 400 && GAME.outcome(state).isEmpty(); decision++) {
        Seat seat = GAME.toAct(state).get(0);
        DeckbuilderView view = GAME.view(state, seat);
        ImmutableList<DeckbuilderAction> legal = GAME.legalActions(view);
        Resolve resolve = new Resolve(seat);
        if (legal.contains(resolve) && view.top() instanceof EventWindow) {
          String told = GAME.narrator().about(view, resolve).orElseThrow();
          boolean meets =
              GAME.apply(state, resolve).events().stream()
                  .anyMatch(event -> event.what() instanceof GoalMet);
          assertThat(told).contains(meets ? "Goal is met" : "Goal is not met");
          met.add(meets);
        }
        var pick = chance.below(legal.size());
        chance = pick.next();
        state = GAME.next(state, legal.get(pick.value()));
      }
    }
    assertThat(met.elementSet()).as("%s", met).containsExactlyInAnyOrder(true, false);
  }

  @Test
  void nothingIsForetoldWhereNobodyFights() {
    Scene scene = Given.exploration(2).hand(ONE, "phasers").scene();
    assertThat(ForecastText.of(scene.view(ONE))).isEmpty();
    assertThat(GAME.narrator().about(scene.view(ONE), new PlayCard(ONE, card("phasers"))))
        .isEmpty();
  }
}
