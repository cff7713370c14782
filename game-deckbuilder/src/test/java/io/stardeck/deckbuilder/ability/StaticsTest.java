package io.stardeck.deckbuilder.ability;

import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.action.GainBasic;
import io.stardeck.deckbuilder.action.GainSlot;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.action.Repair;
import io.stardeck.deckbuilder.action.Search;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.fact.Basic;
import io.stardeck.deckbuilder.card.word.Modifier;
import io.stardeck.deckbuilder.event.GainEvent.AllowanceChanged;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.scene.Sets;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.phase.TeamAction;
import io.stardeck.deckbuilder.state.phase.TurnStart;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.window.Gathering;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

class StaticsTest {
  @Rule("DB-TRN-05")
  @Test
  void cardsAllowMoreSearchesAndExplorationsAsLongAsTheyAreInPlay() {
    Scene plain = Given.exploration(2).space("void", "void").scene().does(new Search(ONE, 0));
    plain.rejects(new Search(ONE, 0), "DB-TRN-05");
    plain.does(new Explore(ONE)).rejects(new Explore(ONE), "DB-TRN-05");

    Scene more =
        Given.exploration(2)
            .bridge(ONE, "pathfinder")
            .space("void", "void")
            .scene()
            .does(new Search(ONE, 0), new Search(ONE, 0), new Search(ONE, 0))
            .rejects(new Search(ONE, 0), "DB-TRN-05")
            .does(new Explore(ONE), new Explore(ONE))
            .rejects(new Explore(ONE), "DB-TRN-05");
    assertThat(more.tally(ONE).searches()).isZero();
    assertThat(more.tally(ONE).explorations()).isZero();
  }

  @Rule("DB-TRN-05")
  @Test
  void aCardMayTakeSearchesAndExplorationsAway() {
    String less =
        "{\"zone\":\"BRIDGE\",\"modifier\":{\"op\":\"ALLOWANCE\",\"of\":\"%s\",\"amount\":-1}}";
    String both = "[" + less.formatted("SEARCH") + "," + less.formatted("EXPLORE") + "]";
    CardSet cards = Sets.with(Given.SMALL, "pathfinder", "statics", both);
    Given.config(2, config -> config.cardSet(cards))
        .bridge(ONE, "pathfinder")
        .hand(ONE, "scout")
        .scene()
        .rejects(new Search(ONE, 0), "DB-TRN-05")
        .rejects(new Explore(ONE), "DB-TRN-05")
        .does(new PlayCard(ONE, card("scout")), new Search(ONE, 0))
        .rejects(new Search(ONE, 0), "DB-TRN-05");
  }

  @Rule({"DB-EFF-03", "DB-TRN-05"})
  @Test
  void whoLosesSearchesLosesThoseThatCardsAllowAsWell() {
    CardSet cards =
        Sets.with(Given.SMALL, "scout", "onPlay", "[{\"op\":\"ADD_SEARCH\",\"amount\":-2}]");
    Scene used =
        Given.config(2, config -> config.cardSet(cards))
            .hand(ONE, "pathfinder", "scout", "scout")
            .scene()
            .does(new PlayCard(ONE, card("pathfinder")));
    Scene one = used.does(new PlayCard(ONE, card("scout")));
    assertThat(one.seen(ONE, AllowanceChanged.class))
        .containsExactly(new AllowanceChanged(ONE, Modifier.Kind.SEARCH, -2, 1));
    one.does(new Search(ONE, 0)).rejects(new Search(ONE, 0), "DB-TRN-05");
    Scene none = one.does(new PlayCard(ONE, card("scout", 1)));
    assertThat(none.seen(ONE, AllowanceChanged.class))
        .containsExactly(new AllowanceChanged(ONE, Modifier.Kind.SEARCH, -1, 0));
    none.rejects(new Search(ONE, 0), "DB-TRN-05");
  }

  @Rule({"DB-DMG-09", "DB-I-09"})
  @Test
  void aRepairAfterWhichADamagedShipIsHelpedNoMoreDefeatsIt() {
    CardSet cards =
        Sets.with(
            Given.SMALL,
            "bulwark",
            "statics",
            "[{\"zone\":\"BRIDGE\",\"condition\":{\"op\":\"DAMAGE_AT_LEAST\",\"x\":9},"
                + "\"modifier\":{\"op\":\"STAT\",\"stat\":\"defense\",\"amount\":5}}]");
    Scene scene =
        Given.config(2, config -> config.cardSet(cards))
            .bridge(ONE, "bulwark")
            .damage(ONE, 9)
            .xp(1)
            .scene()
            .does(new Repair(ONE, 1));
    assertThat(scene.area(ONE).flagship().orElseThrow().damage()).isZero();
    assertThat(scene.phase()).isEqualTo(new TurnStart(TWO));
  }

  @Rule({"DB-BOR-14", "DB-ACT-11"})
  @Test
  void whatACardAllowsIsThereEvenWhenTheTeamHasUsedItsSearches() {
    Given.borg(2)
        .hand(ONE, "pathfinder")
        .phases(new TeamAction(ONE, Gathering.of(Seat.first(2))))
        .scene()
        .rejects(new Search(ONE, 0), "DB-BOR-14")
        .does(new PlayCard(ONE, card("pathfinder")))
        .rejects(new Search(TWO, 0), "DB-BOR-14")
        .does(new Search(ONE, 0), new Search(ONE, 0))
        .rejects(new Search(ONE, 0), "DB-BOR-14");
  }

  @Rule({"DB-TRN-05", "DB-EFF-16"})
  @Test
  void whatACardAllowsEndsWithItAndIsUsedFirst() {
    Scene one = Given.exploration(2).bridge(ONE, "pathfinder").scene().does(new Search(ONE, 0));
    DeckbuilderState state = one.state();
    DeckbuilderState gone =
        state.with(
            ONE,
            state
                .table()
                .area(ONE)
                .withBridge(ImmutableList.of())
                .withDiscard(state.table().area(ONE).bridge()));
    Scene.at(gone).does(new Search(ONE, 0)).rejects(new Search(ONE, 0), "DB-TRN-05");
  }

  @Rule({"DB-TRN-05", "DB-I-07"})
  @Test
  void aCardThatComesLaterAllowsMoreToo() {
    Scene spent =
        Given.exploration(2)
            .hand(ONE, "pathfinder")
            .space("void", "void")
            .scene()
            .does(new Search(ONE, 0), new Explore(ONE))
            .rejects(new Search(ONE, 0), "DB-TRN-05")
            .rejects(new Explore(ONE), "DB-TRN-05");
    spent
        .does(new PlayCard(ONE, card("pathfinder")), new Search(ONE, 0), new Search(ONE, 1))
        .rejects(new Search(ONE, 0), "DB-TRN-05")
        .does(new Explore(ONE))
        .rejects(new Explore(ONE), "DB-TRN-05");
  }

  @Rule({"DB-FOR-05", "DB-EFF-09"})
  @Test
  void cardsCostLessOrMoreAsLongAsACardSaysSo() {
    Scene scene = Given.exploration(2).bridge(ONE, "trader").slots("c5", "man").xp(3).scene();
    assertThat(scene.does(new GainSlot(ONE, 0)).tally(ONE).xp()).isZero();
    assertThat(scene.does(new GainSlot(ONE, 1)).tally(ONE).xp()).isEqualTo(1);
    Scene free = scene.does(new GainBasic(ONE, Basic.ENSIGN));
    assertThat(free.tally(ONE).xp()).as("never less than nothing").isEqualTo(3);
    Given.exploration(2).slots("c5").xp(3).scene().rejects(new GainSlot(ONE, 0), "DB-FOR-05");
  }

  @Rule({"DB-BAT-03", "DB-EFF-19"})
  @Test
  void aCardCanLetItsPlayerPlaySetupsInBattleButNotInTheWindowOfAnEvent() {
    PlayCard setup = new PlayCard(ONE, card("set"));
    Given.exploration(2)
        .hand(ONE, "set")
        .space("p2")
        .scene()
        .does(new Explore(ONE))
        .rejects(setup, "DB-BAT-03");
    Scene exempt =
        Given.exploration(2)
            .hand(ONE, "set")
            .bridge(ONE, "drillmaster")
            .deck(ONE, "c1", "c2")
            .space("p2")
            .scene()
            .does(new Explore(ONE), setup);
    assertThat(exempt.hand(ONE)).containsExactly("c1", "c2");
    Given.exploration(2)
        .hand(ONE, "set")
        .bridge(ONE, "drillmaster")
        .space("trial")
        .scene()
        .does(new Explore(ONE))
        .rejects(setup, "DB-EVT-03");
  }
}
