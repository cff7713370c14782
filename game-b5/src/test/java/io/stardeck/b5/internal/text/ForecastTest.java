package io.stardeck.b5.internal.text;

import static io.stardeck.b5.scene.Definitions.character;
import static io.stardeck.b5.scene.Definitions.fleet;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.B5Game;
import io.stardeck.b5.action.B5Action;
import io.stardeck.b5.action.B5Action.DeclineReply;
import io.stardeck.b5.action.B5Action.ReplyWith;
import io.stardeck.b5.action.Deed.Attack;
import io.stardeck.b5.action.Deed.Promote;
import io.stardeck.b5.card.CardSets;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Mark;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.B5Frame.ReplyWindow;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Card;
import io.stardeck.b5.state.Marks;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What is told of an attack, a reply and of joining before it is decided. */
final class ForecastTest {
  private static final B5Game GAME = new B5Game();
  private static final Pattern HAS = Pattern.compile("c(\\d+) has (\\d+) of the \\d+ damage");
  private static final Pattern FALLS =
      Pattern.compile("c(\\d+) is neutralised(?: with (\\d+) severe)?");

  private static String told(Stage stage, B5Action action) {
    return B5Narrator.INSTANCE
        .about(stage.view(action.actor().number()), action)
        .orElseThrow()
        .replaceAll(" c\\d+", "");
  }

  private static Stage fleets(int attacking, int attacked) {
    Stage stage =
        Given.factions(Race.NARN, Race.CENTAURI)
            .define(
                fleet("attacking", Race.NARN, 2, attacking).build(),
                fleet("attacked", Race.CENTAURI, 2, attacked).build(),
                character("captain", Race.CENTAURI, 2, 0, 0, 0, 1).build())
            .inRow(1, "attacking")
            .inRow(2, "attacked")
            .inRow(2, "captain")
            .conflict(Ability.MILITARY, 2, 1)
            .actionRound(2);
    return stage.act(Acts.lead(stage, 2, "captain", "attacked")).act(Acts.pass(1));
  }

  @Test
  void attackTellsWhatBothDealAndWhoFallsByIt() {
    Stage stage = fleets(5, 2);
    stage.act(Acts.support(stage, 2, "attacked", 1, Ability.MILITARY));

    assertThat(told(stage, Acts.attack(stage, 1, "attacking", "attacked")))
        .isEqualTo(
            "without a reply: attacking deals 5, attacked is neutralised with 2 severe damage, and"
                + " with it captain; it gets 3 back, attacking has 3 of the 5 damage that"
                + " neutralise it");
  }

  @Test
  void partsOfWhatAnAttackDealsAreExplained() {
    Stage stage =
        fleets(5, 2).changed("attacking", c -> c.withMarks(Marks.NONE.plus(Mark.STRIFE, 1)));
    stage.act(Acts.support(stage, 2, "attacked", 1, Ability.MILITARY));
    String attack = "attacks[" + stage.id("attacking") + " " + stage.id("attacked") + "].";

    assertThat(GAME.explain(stage.view(1), attack + "dealt").orElseThrow().parts())
        .extracting(part -> part.rule() + " " + part.value())
        .containsExactly("B5-RSV-01 5", "B5-RSV-02 7");
    assertThat(GAME.explain(stage.view(1), attack + "received").orElseThrow().value()).isEqualTo(3);
    assertThat(GAME.explain(stage.view(1), "attacks[c9999 c1].dealt")).isEmpty();
  }

  @Test
  void joiningTellsTheTotalsAfterIt() {
    Stage stage = fleets(5, 2);
    assertThat(told(stage, Acts.support(stage, 2, "attacked", 1, Ability.MILITARY)))
        .isEqualTo("now support 0, opposition 0; with this support 3, opposition 0");
  }

  @Test
  void replyThatTakesTheDamageTellsWhatItLeaves() {
    Stage stage =
        Given.factions(Race.CENTAURI, Race.MINBARI)
            .define(character("spy", Race.CENTAURI, 2, 0, 6).build())
            .inRow(1, "spy")
            .inRow(2, "lennier")
            .conflict(Ability.INTRIGUE, 2, 1)
            .actionRound(2);
    stage.act(Acts.support(stage, 2, "ambassador 2", 1, Ability.INTRIGUE));
    stage.act(Acts.attack(stage, 1, "spy", "ambassador 2"));

    String stands =
        "spy deals 6, Delenn is neutralised with 1 severe damage; it gets 3 back, spy has 3 of the 6"
            + " damage that neutralise it";
    assertThat(told(stage, new ReplyWith(Seat.of(2), stage.id("lennier"))))
        .isEqualTo(
            "now: "
                + stands
                + "\nwith this: spy deals 6, Lennier is neutralised with 4 severe damage; it gets 3"
                + " back, spy has 3 of the 6 damage that neutralise it");
    assertThat(told(stage, new DeclineReply(Seat.of(2))))
        .isEqualTo("without another reply: " + stands);
    assertThat(B5Narrator.INSTANCE.table(stage.view(2)).replaceAll(" c\\d+", ""))
        .contains("Centauri: spy attacks Delenn in Intrigue conflict 1\n    without a reply: spy");
  }

  @Test
  void withdrawalTellsThatThereIsNoDamage() {
    Stage stage =
        Given.factions(Race.CENTAURI, Race.NARN)
            .inRow(1, "centauri-colonial-fleet")
            .inRow(2, "narn-colonial-fleet")
            .inRow(2, "nakal")
            .conflict(Ability.MILITARY, 2, 1)
            .actionRound(2);
    stage.act(Acts.support(stage, 2, "narn-colonial-fleet", 1, Ability.MILITARY));
    stage.act(Acts.attack(stage, 1, "centauri-colonial-fleet", "narn-colonial-fleet"));

    assertThat(told(stage, new ReplyWith(Seat.of(2), stage.id("nakal"))))
        .endsWith("\nwith this: no damage either way");
  }

  @Test
  void eventThatJoinsAnAttackIsCounted() {
    Stage stage =
        Given.factions(Race.CENTAURI, Race.NARN)
            .of(CardSets.training())
            .define(
                character("spy", Race.CENTAURI, 2, 0, 3).build(),
                character("mark", Race.NARN, 2, 0, 4).build())
            .inRow(1, "spy")
            .inRow(2, "mark")
            .inHand(1, "training-reprisal")
            .conflict(Ability.INTRIGUE, 2, 1)
            .actionRound(2);
    stage.act(Acts.support(stage, 2, "mark", 1, Ability.INTRIGUE));
    Attack attack = Acts.attack(stage, 1, "spy", "mark");

    assertThat(told(stage, attack)).startsWith("without a reply: spy deals 3, mark has 3 of the 4");
    assertThat(told(stage, Acts.with(stage, attack, "training-reprisal")))
        .startsWith("without a reply: spy deals 5, mark is neutralised with 1 severe damage");
  }

  @Rule({"B5-PRO-04", "B5-EVT-02", "B5-W-52"})
  @Test
  void whatIsAppliedIsToldLast() {
    Stage stage =
        Given.factions(Race.MINBARI, Race.NARN)
            .inRow(1, "ashan")
            .inHand(1, "affirm-alliance")
            .influence(1, 9, 5)
            .actionRound(1);
    Promote promote = Acts.promote(stage, 1, "ambassador 1", "ashan");
    assertThat(told(stage, promote)).isEqualTo("applies 5 influence");
    assertThat(told(stage, Acts.with(stage, promote, "affirm-alliance")))
        .as("5 by half of Delenn's Diplomacy of 5")
        .isEqualTo("applies 3 influence");
    assertThat(told(stage, Acts.build(stage, 1, "ambassador 1")))
        .isEqualTo("the rating rises by 1\napplies 3 influence");
    assertThat(B5Narrator.INSTANCE.about(stage.view(1), Acts.pass(1))).isEmpty();
    Stage poor = stage.copy().act(promote);
    assertThat(B5Narrator.INSTANCE.about(poor.view(1), promote)).as("forbidden now").isEmpty();
  }

  /** In whole games what was told of each attack is what happens, where nobody may reply. */
  @Test
  void whatIsToldOfAnAttackHappens() {
    int attacks = 0;
    for (int seed = 0; seed < 12; seed++) {
      B5State state = GAME.setup(GAME.defaultConfig(2), Chance.seeded(seed)).state();
      Random random = new Random(seed);
      for (int i = 0; i < 400 && GAME.outcome(state).isEmpty(); i++) {
        Seat seat = GAME.toAct(state).get(0);
        ImmutableList<B5Action> legal = GAME.legalActions(state, seat);
        B5Action action = legal.get(random.nextInt(legal.size()));
        B5State next = GAME.next(state, action);
        if (action instanceof Attack && !(next.frames().top() instanceof ReplyWindow)) {
          agrees(B5Narrator.INSTANCE.about(GAME.view(state, seat), action).orElseThrow(), next);
          attacks++;
        }
        state = next;
      }
    }
    assertThat(attacks).isGreaterThan(50);
  }

  private static void agrees(String told, B5State after) {
    Matcher has = HAS.matcher(told);
    while (has.find()) {
      Card card = card(after, has.group(1));
      assertThat(card.neutralised()).as(told).isFalse();
      assertThat(card.damage()).as(told).isEqualTo(Integer.parseInt(has.group(2)));
    }
    Matcher falls = FALLS.matcher(told);
    while (falls.find()) {
      Spot spot = Spot.find(after.board(), CardId.of(Integer.parseInt(falls.group(1))));
      if (spot != null) {
        assertThat(spot.card().neutralised()).as(told).isTrue();
        assertThat(spot.card().severe())
            .as(told)
            .isEqualTo(falls.group(2) == null ? 0 : Integer.parseInt(falls.group(2)));
      }
    }
  }

  private static Card card(B5State state, String id) {
    Spot spot = Spot.find(state.board(), CardId.of(Integer.parseInt(id)));
    assertThat(spot).as(id).isNotNull();
    return spot.card();
  }
}
