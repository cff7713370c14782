package io.stardeck.deckbuilder.hostile;

import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.THREE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.AgreeEnd;
import io.stardeck.deckbuilder.action.AssignCube;
import io.stardeck.deckbuilder.action.Choose;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.action.Pass;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.action.UseEffect;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.event.CardEvent.CardMoved;
import io.stardeck.deckbuilder.event.CardEvent.CardTrashed;
import io.stardeck.deckbuilder.event.ScenarioEvent.PlayerAssimilated;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.scene.Sets;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Standing;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.phase.ActionPhase;
import io.stardeck.deckbuilder.state.phase.Choice;
import io.stardeck.deckbuilder.state.phase.TeamAction;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.rules.window.Gathering;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Cards that pass all checks and ask for what no usual card does. */
class HostileCardsTest {
  @Rule({"DB-BOR-91", "DB-BOR-44", "DB-I-01"})
  @Test
  void whoIsAssimilatedByACardDrawnByChanceHasNoOthers() {
    CardSet cards =
        Sets.with(
            Given.SMALL,
            "drawer",
            "onPlay",
            "[{\"op\":\"MOVE\",\"sel\":{\"zone\":\"DISCARD\"},\"n\":3,\"to\":\"HAND\","
                + "\"chooser\":\"RANDOM\"}]");
    Scene scene =
        borg(cards, ImmutableList.of(Seat.first(2)))
            .hand(ONE, "drawer", "borg", "borg", "borg", "borg")
            .discard(ONE, "borg", "borg", "borg")
            .scene()
            .does(play(ONE, "drawer"));
    assertThat(scene.seen(TWO, CardMoved.class)).hasSize(1);
    assertThat(scene.seen(TWO, PlayerAssimilated.class)).hasSize(1);
    assertThat(scene.area(ONE).standing()).isEqualTo(Standing.ASSIMILATED);
    assertThat(scene.hand(ONE)).isEmpty();
  }

  @Rule({"DB-D-09", "DB-EFF-22", "DB-PLR-11"})
  @Test
  void aCardDrawnByChanceForNobodyStaysWhereItIs() {
    CardSet cards =
        Sets.with(
            Given.SMALL,
            "drawer",
            "onPlay",
            "[{\"op\":\"MOVE\",\"sel\":{\"zone\":\"DISCARD\"},\"n\":1,\"to\":\"HAND\","
                + "\"toPlayer\":\"EACH_OPPONENT\",\"chooser\":\"RANDOM\"}]");
    Scene scene =
        borg(cards, ImmutableList.of(Seat.first(2)))
            .hand(ONE, "drawer")
            .discard(ONE, "c1")
            .scene()
            .does(play(ONE, "drawer"));
    assertThat(scene.ids(scene.area(ONE).discard())).containsExactly("c1");
  }

  @Rule({"DB-EFF-12", "DB-D-09"})
  @Test
  void aCardOfTheStarbaseIsTrashedByWhoPaysWithIt() {
    CardSet cards =
        Sets.with(
            Given.SMALL,
            "medic",
            "onPlay",
            "[{\"op\":\"PAY\",\"price\":{\"in\":\"TRASH\",\"sel\":{\"zone\":\"SEARCH_AREA\"},"
                + "\"n\":1}},{\"op\":\"ADD_XP\",\"amount\":3}]");
    Scene scene =
        Given.config(2, config -> config.cardSet(cards))
            .hand(ONE, "medic")
            .slots("c1")
            .scene()
            .does(play(ONE, "medic"), new Choose(ONE, new Answer.Card(card("c1"))));
    assertThat(scene.state().table().starbase().discard()).containsExactly(card("c1"));
    assertThat(scene.seen(TWO, CardTrashed.class))
        .containsExactly(new CardTrashed(ONE, card("c1")));
    assertThat(scene.tally(ONE).xp()).isEqualTo(3);
  }

  @Rule({"DB-KCW-20", "DB-KCW-21", "DB-I-18"})
  @Test
  void noCardOfABridgeAndNoFlagshipBecomesInfluence() {
    String take = "[{\"op\":\"TAKE_INFLUENCE\",\"sel\":{\"zone\":\"THIS\"}}]";
    String ability = "[{\"zone\":\"FLAGSHIP\",\"window\":[\"ACTION\"],\"effects\":" + take + "}]";
    CardSet cards =
        Sets.with(
            Sets.with(Given.KLINGON, "medic", "onPlay", take), "durval", "abilities", ability);
    Given given =
        Given.config(
            2,
            config ->
                config
                    .scenario(Scenario.KLINGON_CIVIL_WAR)
                    .cardSet(cards)
                    .startingShips(ImmutableList.of("durval", "ketha")));
    CardId medic = CardId.of(cards.firstCopy(cards.card("medic")));
    CardId durval = CardId.of(cards.firstCopy(cards.card("durval")));
    Scene scene = given.hand(ONE, "medic").scene().does(new PlayCard(ONE, medic));
    assertThat(scene.area(ONE).bridge()).containsExactly(medic);
    assertThat(scene.area(ONE).influence()).isEmpty();
    scene = scene.does(new UseEffect(ONE, durval, 0));
    assertThat(scene.area(ONE).flagship().orElseThrow().card()).isEqualTo(durval);
    assertThat(scene.area(ONE).influence()).isEmpty();
  }

  @Rule({"DB-SHP-03", "DB-EXP-03"})
  @Test
  void aCardMayTakeTheShipAwayAndAskSomethingThen() {
    CardSet cards =
        Sets.with(
            Given.SMALL,
            "jammer",
            "onPlay",
            "[{\"op\":\"MOVE\",\"sel\":{\"zone\":\"FLIPPED\"},\"n\":1,"
                + "\"to\":\"SPACE_DECK_BOTTOM\"},"
                + "{\"op\":\"DISCARD\",\"sel\":{\"zone\":\"HAND\"},\"n\":1}]");
    Scene asked =
        Given.config(2, config -> config.cardSet(cards))
            .hand(ONE, "jammer", "c1", "c2")
            .space("p0")
            .scene()
            .does(new Explore(ONE), play(ONE, "jammer"));
    assertThat(asked.phase()).isInstanceOf(Choice.class);
    Scene scene = asked.does(new Choose(ONE, new Answer.Card(card("c1"))));
    assertThat(scene.phase()).isEqualTo(new ActionPhase(ONE));
    assertThat(scene.state().table().flipped()).isEmpty();
  }

  @Rule({"DB-I-01", "DB-I-24"})
  @Test
  void aStartingShipInTheSpaceDeckIsDealtThere() {
    CardSet cards =
        Sets.with(
            Given.SMALL,
            "jammer",
            "onPlay",
            "[{\"op\":\"MOVE\",\"sel\":{\"zone\":\"POINTS\"},\"n\":1,"
                + "\"to\":\"SPACE_DECK_BOTTOM\"}]");
    Scene scene =
        Given.config(2, config -> config.cardSet(cards))
            .hand(ONE, "seizure", "jammer")
            .space("p0")
            .scene()
            .does(new Explore(ONE), play(ONE, "seizure"), play(ONE, "jammer"));
    CardId old = scene.area(ONE).starting();
    assertThat(scene.state().space()).contains(old);
    DeckbuilderState dealt = Scene.GAME.determinize(scene.view(TWO), Chance.seeded("anew"));
    assertThat(Scene.GAME.faults(dealt)).isEmpty();
    assertThat(dealt.space()).contains(old);
    assertThat(Scene.GAME.view(dealt, TWO)).isEqualTo(scene.view(TWO));
  }

  @Rule({"DB-BOR-72", "DB-BOR-44"})
  @Test
  void aTeamThatIsGoneWinsNothingWhateverTheCardSays() {
    CardSet cards = Sets.with(Given.SMALL, "boarding", "disposition", "{\"done\":\"POINTS\"}");
    ImmutableList<ImmutableList<Seat>> alone =
        ImmutableList.of(ImmutableList.of(ONE), ImmutableList.of(TWO), ImmutableList.of(THREE));
    Scene scene =
        borg(cards, alone)
            .hand(TWO, "borg", "borg", "borg", "borg")
            .space("boarding", "p0", "p0", "p0")
            .scene()
            .does(new AgreeEnd(ONE));
    assertThat(scene.area(TWO).standing()).isEqualTo(Standing.ASSIMILATED);
    assertThat(scene.area(TWO).points()).isEmpty();
    assertThat(scene.state().space()).contains(card("boarding"));
  }

  @Rule({"DB-BOR-15", "DB-D-56", "DB-CUB-14"})
  @Test
  void whatACubeLeavesGoesToTheLeadWhoIsLeft() {
    CardSet grim =
        Sets.with(
            Sets.with(
                Given.SMALL,
                "armed-cube",
                "fail",
                "[{\"op\":\"GAIN_BORG\",\"n\":1,\"to\":\"HAND\"}]"),
            "armed-cube",
            "stats",
            "{\"speed\":3,\"attack\":0,\"defense\":50}");
    CardSet cards = Sets.with(grim, "armed-cube", "disposition", "{\"failed\":\"POINTS\"}");
    Scene scene =
        borg(cards, ImmutableList.of(Seat.first(2)))
            .hand(ONE, "probe", "borg", "borg", "borg", "borg")
            .space("armed-cube")
            .scene()
            .does(play(ONE, "probe"), new Pass(ONE), new Pass(TWO), new AssignCube(ONE, ONE));
    assertThat(scene.area(ONE).standing()).isEqualTo(Standing.ASSIMILATED);
    assertThat(scene.area(ONE).points()).isEmpty();
    assertThat(scene.area(TWO).points()).containsExactly(card("armed-cube"));
  }

  /** Those teams in the Borg Invasion; the first is in its Action Phase. */
  private static Given borg(CardSet cards, ImmutableList<ImmutableList<Seat>> teams) {
    return Given.config(
            Math.max(2, teams.size()),
            config -> config.scenario(Scenario.BORG_INVASION).cardSet(cards).teams(teams))
        .phases(new TeamAction(ONE, Gathering.of(teams.get(0))));
  }

  private static PlayCard play(Seat seat, String id) {
    return new PlayCard(seat, card(id));
  }
}
