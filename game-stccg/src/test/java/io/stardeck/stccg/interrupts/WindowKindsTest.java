package io.stardeck.stccg.interrupts;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Pass;
import io.stardeck.stccg.action.AnswerAction.PlayInterrupt;
import io.stardeck.stccg.action.BattleAction.AttackTeam;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.action.OrderAction.Move;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.word.WindowKind;
import io.stardeck.stccg.event.TurnEvent;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Places;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Every kind of window opens where a card of the set names it ({@code ST-INT-06}). */
class WindowKindsTest {
  private static Scene laid(WindowKind kind) {
    CardSet set =
        OwnSet.with(
            ("{'kind':'INTERRUPT','id':'answer','name':'answer','rarity':'COMMON','interrupt':{"
                    + "'windows':[{'window':'%s'}],'effects':[{'op':'SCORE','points':1}]}}")
                .formatted(kind));
    return Scene.laid(set).missions("154");
  }

  /** A turn in which there is an occasion for each of them. */
  private static void turn(Scene scene) {
    Host team = Host.team(0, ONE);
    scene.seeded(TWO, 0, "015").persons(ONE, team, "215", "203", "204", "253"); // Armus
    scene.persons(TWO, Host.team(0, TWO), "205").hand(TWO, "331");
    CardId event = scene.hand(ONE, "066");
    scene.orders(TWO).quietly(new EndTurn(TWO));
    scene.quietly(new PlayCard(ONE, event, Aim.NOTHING));
    scene.draws(1).quietly(new Attempt(ONE, 0, team, ImmutableSet.of(Affiliation.FEDERATION)));
    scene.quietly(new Confirm(ONE));
    assertThat(scene.discarded(ONE)).containsExactly("203");
    assertThat(scene.score(ONE)).isEqualTo(25);
    scene.quietly(new AttackTeam(ONE, 0, ImmutableSet.of(Affiliation.KLINGON), TWO));
    scene.quietly(new Confirm(ONE));
    scene.plays(ONE, "142", Aim.at(ONE)).passes();
    scene.quietly(new EndTurn(ONE));
  }

  @Rule({"ST-INT-06", "ST-INT-15", "ST-TRN-02", "ST-TRN-06", "ST-RND-01"})
  @ParameterizedTest
  @EnumSource(value = WindowKind.class, mode = EnumSource.Mode.EXCLUDE, names = "INTERRUPT_PLAYED")
  void aWindowOpensWhereACardNamesIt(WindowKind kind) {
    Scene scene = laid(kind);
    turn(scene);
    assertThat(scene.told(TurnEvent.WindowOpened.class))
        .filteredOn(opened -> opened.window() == kind)
        .anyMatch(opened -> opened.asked().contains(TWO));
  }

  @Rule("ST-INT-15")
  @ParameterizedTest
  @EnumSource(value = WindowKind.class, mode = EnumSource.Mode.EXCLUDE, names = "INTERRUPT_PLAYED")
  void whoseOwnActionOpensItIsNotAskedAtFirst(WindowKind kind) {
    Scene scene = laid(kind);
    scene.hand(ONE, "331");
    turn(scene);
    boolean own =
        switch (kind) {
          case CARD_PLAYED, ORDER_DECLARED, ORDER_DONE, TURN_END, CARD_DRAWN -> true;
          default -> false;
        };
    assertThat(scene.told(TurnEvent.WindowOpened.class))
        .filteredOn(opened -> opened.window() == kind)
        .isNotEmpty()
        .allMatch(opened -> opened.asked().size() == (own ? 1 : 2));
  }

  @Rule({"ST-INT-15", "ST-DAT-18"})
  @ParameterizedTest
  @CsvSource({"1, false", "2, true"})
  void whoHasFewerCardsThanItTakesIsNotAsked(int hand, boolean asked) {
    CardSet set =
        OwnSet.with(
            "{'kind':'INTERRUPT','id':'pair','name':'pair','rarity':'COMMON','interrupt':{"
                + "'windows':[{'window':'ORDER_DONE'}],'copies':2,"
                + "'effects':[{'op':'SCORE','points':1}]}}");
    Scene scene = Scene.laid(set).missions("154", "154");
    CardId ship = scene.ship(ONE, "331", 0);
    scene.persons(ONE, Host.ship(ship), "203");
    for (int i = 0; i < hand; i++) {
      scene.hand(TWO, "331");
    }
    scene.orders(ONE).quietly(new Move(ONE, ship, true, 1));
    assertThat(scene.told(TurnEvent.WindowOpened.class))
        .filteredOn(opened -> opened.window() == WindowKind.ORDER_DONE)
        .hasSize(asked ? 1 : 0);
  }

  /** Two moves of the first player; the second plays such an answer to each, if possible. */
  private static Scene moves(String use, int hand) {
    CardSet set =
        OwnSet.with(
            "{'kind':'INTERRUPT','id':'answer','name':'answer','rarity':'COMMON','interrupt':{"
                + "'windows':[{'window':'ORDER_DONE'}],'effects':[{'op':'SCORE','points':1}],"
                + use
                + "}}");
    Scene scene = Scene.laid(set).missions("154", "154");
    CardId ship = scene.ship(ONE, "331", 0);
    scene.persons(ONE, Host.ship(ship), "203");
    for (int i = 0; i < hand; i++) {
      scene.hand(TWO, "answer");
    }
    scene.orders(ONE);
    for (int i = 0; i < 2; i++) {
      scene.does(new Move(ONE, ship, i == 0, 1 - i));
      while (scene.asked().equals(Optional.of(TWO))) {
        CardId answer = scene.state().cards(Places.hand(TWO)).get(0).id();
        PlayInterrupt plays = new PlayInterrupt(TWO, answer, Aim.NOTHING);
        if (scene.against(plays).isEmpty()) {
          scene.does(plays).passes();
        } else {
          scene.does(new Pass(TWO));
        }
      }
    }
    return scene;
  }

  @Rule({"ST-INT-15", "ST-DAT-18"})
  @ParameterizedTest
  @CsvSource({
    "'copies':1, 3, 2",
    "'oncePerTurn':true, 3, 1",
    "'playIf':{'op':'POINTS'_'is':'LESS'_'than':1_'whose':'OWN'}, 3, 1", // then they have one
  })
  void whoCouldNotPlayItAsAllCanSeeIsNotAsked(String use, int hand, int asked) {
    assertThat(moves(use.replace('_', ','), hand).told(TurnEvent.WindowOpened.class))
        .filteredOn(opened -> opened.window() == WindowKind.ORDER_DONE)
        .hasSize(asked);
  }

  @Rule({"ST-INT-06", "ST-INT-14"})
  @ParameterizedTest
  @EnumSource(
      value = WindowKind.class,
      names = {"REQUIREMENTS", "ORDER_DONE"})
  void noWindowOpensThatNoCardAnswers(WindowKind kind) {
    Scene scene = Scene.laid().missions("154");
    turn(scene);
    assertThat(scene.told(TurnEvent.WindowOpened.class))
        .extracting(TurnEvent.WindowOpened::window)
        .isNotEmpty()
        .doesNotContain(kind);
  }

  @Rule("ST-INT-15")
  @Test
  void atTheDrawAllAreAskedThoughTheCardForItIsForbidden() {
    Scene scene = Scene.laid().missions("154");
    scene.hand(TWO, "331");
    scene.lies(TWO, "077", On.table(TWO)); // Goddess of Empathy
    scene.orders(ONE).quietly(new EndTurn(ONE));
    assertThat(scene.told(TurnEvent.WindowOpened.class))
        .contains(new TurnEvent.WindowOpened(WindowKind.CARD_DRAWN, ImmutableList.of(TWO)));
  }
}
