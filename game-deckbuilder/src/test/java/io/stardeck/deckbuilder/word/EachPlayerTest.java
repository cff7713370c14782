package io.stardeck.deckbuilder.word;

import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.THREE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.Choose;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.event.CardEvent.CardsRevealed;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.scene.Sets;
import io.stardeck.deckbuilder.state.Places;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.phase.ActionPhase;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

class EachPlayerTest {
  private static final String HAND = "{\"op\":\"COUNT\",\"sel\":{\"zone\":\"HAND\"}}";
  private static final String OWN_DAMAGE = "{\"op\":\"DAMAGE\",\"player\":\"SELF\"}";

  @Rule("DB-EFF-17")
  @Test
  void whatEachPlayerDrawsIsCountedForEach() {
    Scene scene = played("{\"op\":\"DRAW\",\"player\":\"EACH_PLAYER\",\"n\":" + HAND + "}");
    assertThat(scene.hand(ONE)).containsExactly("c2", "c2");
    assertThat(scene.hand(TWO)).hasSize(4);
  }

  @Rule("DB-EFF-17")
  @Test
  void whatEachFlagshipGetsIsCountedForEach() {
    String amount = "\"player\":\"EACH_PLAYER\",\"amount\":" + OWN_DAMAGE + "}";
    Scene stats = played("{\"op\":\"ADD_STAT\",\"stat\":\"attack\"," + amount);
    assertThat(stats.total(ONE, Stat.ATTACK)).isEqualTo(4);
    assertThat(stats.total(TWO, Stat.ATTACK)).isEqualTo(7);
    Scene repaired = played("{\"op\":\"REPAIR\"," + amount);
    assertThat(repaired.area(ONE).flagship().orElseThrow().damage()).isZero();
    assertThat(repaired.area(TWO).flagship().orElseThrow().damage()).isZero();
    Scene prevented = played("{\"op\":\"PREVENT\"," + amount);
    assertThat(prevented.tally(ONE).preventions().get(0).left()).isEqualTo(1);
    assertThat(prevented.tally(TWO).preventions().get(0).left()).isEqualTo(3);
  }

  @Rule("DB-EFF-17")
  @Test
  void eachPlayerPicksWhatIsTakenFromHim() {
    String trash = "{\"op\":\"TRASH\",\"player\":\"%s\",\"sel\":{\"zone\":\"HAND\"},\"n\":1}";
    Scene each =
        Given.config(
                2,
                config ->
                    config.cardSet(
                        Sets.with(
                            Given.SMALL,
                            "set",
                            "onPlay",
                            "[" + trash.formatted("EACH_PLAYER") + "]")))
            .hand(ONE, "set", "c2", "c3")
            .hand(TWO, "c4", "c5")
            .scene()
            .does(new PlayCard(ONE, card("set")));
    Scene trashed =
        each.does(
            new Choose(ONE, new Answer.Card(card("c2"))),
            new Choose(TWO, new Answer.Card(card("c5"))));
    assertThat(trashed.hand(ONE)).containsExactly("c3");
    assertThat(trashed.hand(TWO)).containsExactly("c4");
  }

  @Rule("DB-EFF-17")
  @Test
  void theOwnCardsOfEachPlayerAreTheirs() {
    String own = "\"player\":\"EACH_OPPONENT\",\"sel\":{\"zone\":\"%s\",\"owner\":\"SELF\"}";
    String words =
        "[{\"op\":\"DISCARD\","
            + own.formatted("HAND")
            + ",\"n\":1},"
            + "{\"op\":\"TRASH\","
            + own.formatted("DISCARD")
            + ",\"n\":1},"
            + "{\"op\":\"REVEAL\","
            + own.formatted("HAND")
            + "}]";
    Scene scene =
        Given.config(2, config -> config.cardSet(Sets.with(Given.SMALL, "set", "onPlay", words)))
            .hand(ONE, "set", "c1")
            .hand(TWO, "c2", "c2")
            .scene()
            .does(new PlayCard(ONE, card("set")), new Choose(TWO, new Answer.Card(card("c2"))));
    assertThat(scene.hand(ONE)).containsExactly("c1");
    assertThat(scene.hand(TWO)).containsExactly("c2");
    assertThat(scene.area(TWO).discard()).isEmpty();
    assertThat(scene.known(ONE, Places.hand(TWO))).hasSize(1);
    assertThat(scene.known(TWO, Places.hand(ONE))).isEmpty();
  }

  @Rule({"DB-EFF-17", "DB-EFF-15"})
  @Test
  void whatIsTakenFromTheCardsOfEachPlayerEachOfThemGives() {
    String each = "\"n\":1,\"sel\":{\"zone\":\"%s\",\"owner\":\"EACH_OPPONENT\"}";
    Scene picked = flipped("[{\"op\":\"DISCARD\"," + each.formatted("HAND") + "}]");
    assertThat(picked.options(TWO))
        .containsExactly(new Answer.Card(card("c2")), new Answer.Card(card("c3")));
    Scene done = picked.does(new Choose(TWO, new Answer.Card(card("c3"))));
    assertThat(done.hand(TWO)).containsExactly("c2");
    assertThat(done.hand(THREE)).isEmpty();
    assertThat(done.hand(ONE)).containsExactly("c1");
    String chance = "[{\"op\":\"DISCARD\",\"chooser\":\"RANDOM\"," + each.formatted("HAND") + "}]";
    Scene drawn = flipped(chance);
    assertThat(drawn.hand(TWO)).hasSize(1);
    assertThat(drawn.hand(THREE)).isEmpty();
    Scene top =
        flipped("[{\"op\":\"MOVE\",\"to\":\"DISCARD\"," + each.formatted("OWN_DECK_TOP") + "}]");
    assertThat(top.ids(top.area(TWO).discard())).containsExactly("c5");
    assertThat(top.ids(top.area(THREE).discard())).containsExactly("c6");
  }

  @Rule({"DB-EFF-17", "DB-VIS-04"})
  @Test
  void eachPlayerIsToldToRevealTheirOwnCards() {
    Scene scene =
        flipped("[{\"op\":\"REVEAL\",\"sel\":{\"zone\":\"HAND\",\"owner\":\"EACH_OPPONENT\"}}]");
    assertThat(scene.seen(ONE, CardsRevealed.class))
        .containsExactly(
            new CardsRevealed(TWO, ImmutableList.of(card("c2"), card("c3"))),
            new CardsRevealed(THREE, ImmutableList.of(card("c4"))));
  }

  /** ONE flips an Event with those effects; TWO holds two cards, THREE one. */
  private static Scene flipped(String effects) {
    CardSet cards = Sets.with(Given.SMALL, "void", "effects", effects);
    return Given.config(3, config -> config.cardSet(cards))
        .hand(ONE, "c1")
        .hand(TWO, "c2", "c3")
        .hand(THREE, "c4")
        .deck(TWO, "c5", "c1")
        .deck(THREE, "c6", "c1")
        .space("void")
        .scene()
        .does(new Explore(ONE));
  }

  @Rule({"DB-EFF-17", "DB-PLR-11"})
  @Test
  void eachPlayerPassesACardToTheirOwnNeighbour() {
    String pass =
        "[{\"op\":\"MOVE\",\"player\":\"EACH_PLAYER\",\"sel\":{\"zone\":\"DISCARD\"},\"n\":1,"
            + "\"to\":\"HAND\",\"toPlayer\":\"LEFT\"}]";
    Scene scene =
        Given.config(3, config -> config.cardSet(Sets.with(Given.SMALL, "set", "onPlay", pass)))
            .hand(ONE, "set")
            .discard(ONE, "c1")
            .discard(TWO, "c2")
            .discard(THREE, "c3")
            .scene()
            .does(new PlayCard(ONE, card("set")));
    assertThat(scene.hand(ONE)).containsExactly("c3");
    assertThat(scene.hand(TWO)).containsExactly("c1");
    assertThat(scene.hand(THREE)).containsExactly("c2");
  }

  @Rule({"DB-ACT-05", "DB-D-03"})
  @Test
  void numbersThatGrowBeyondAllBoundsAreCutOff() {
    String huge = "{\"op\":\"TIMES\",\"of\":[10000,10000,10000]}";
    String xp = "{\"op\":\"ADD_XP\",\"amount\":" + huge + "}";
    assertThat(played(xp + "," + xp).tally(ONE).xp()).isEqualTo(1_000_000);
    String attack = "{\"op\":\"ADD_STAT\",\"stat\":\"attack\",\"amount\":" + huge + "}";
    assertThat(played(attack + "," + attack).total(ONE, Stat.ATTACK)).isEqualTo(1_000_000);
    String prevent = "{\"op\":\"PREVENT\",\"amount\":" + huge + "}";
    String damage = "{\"op\":\"DAMAGE\",\"player\":\"SELF\",\"amount\":" + huge + "}";
    Scene hit =
        played(damage + "," + prevent + "," + damage + "," + damage + ",{\"op\":\"REPAIR\"}");
    assertThat(hit.area(ONE).flagship().orElseThrow().damage()).isZero();
  }

  @Rule("DB-DAT-10")
  @Test
  void aCardThatIsMovedWhereItLiesIsNotMovedForEver() {
    Scene scene =
        played(
            "{\"op\":\"DISCARD\",\"sel\":{\"zone\":\"HAND\"},\"n\":1},{\"op\":\"MOVE\",\"n\":10000,"
                + "\"sel\":{\"zone\":\"DISCARD\"},\"to\":\"DISCARD\"}");
    assertThat(scene.ids(scene.area(ONE).discard())).containsExactly("c2");
    assertThat(scene.phase()).isEqualTo(new ActionPhase(ONE));
  }

  /** ONE has one card in Hand and 1 damage, TWO two cards and 3 damage. */
  private static Scene played(String effect) {
    return Given.config(
            2,
            config -> config.cardSet(Sets.with(Given.SMALL, "set", "onPlay", "[" + effect + "]")))
        .hand(ONE, "set", "c2")
        .deck(ONE, "c2")
        .hand(TWO, "c3", "c3")
        .deck(TWO, "c4", "c4", "c4")
        .damage(ONE, 1)
        .damage(TWO, 3)
        .scene()
        .does(new PlayCard(ONE, card("set")));
  }
}
