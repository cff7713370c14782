package io.stardeck.stccg.effects;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.engine.zone.Place;
import io.stardeck.stccg.StccgGame;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.action.AnswerAction.PlayInterrupt;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.event.CardEvent.CardsRevealed;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Chosen.OfDefinition;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Hidden cards that one player looks at or all are shown, once ({@code ST-EFF-17}). */
class LookAndRevealTest {
  private static final Host TEAM = Host.team(0, TWO);

  private static Scene laid(String target, String effects) {
    CardSet set =
        OwnSet.with(
            ("{'kind':'INTERRUPT','id':'sees','name':'sees','rarity':'COMMON','interrupt':{"
                    + "'any':true,'targets':[{'kind':'%s'}],'effects':[%s]}}")
                .formatted(target, effects));
    Scene scene = Scene.laid(set).missions("162"); // Hunt for DNA Program, a planet
    scene.seeded(ONE, 0, "016").seeded(TWO, 0, "015").persons(TWO, TEAM, "205", "214");
    scene.hand(TWO, "203");
    return scene.deck(TWO, "206", "331", "207", "208");
  }

  @Rule({"ST-EFF-17", "ST-PRE-02", "ST-VIS-07", "ST-VIS-08", "ST-VIS-11"})
  @ParameterizedTest
  @CsvSource({
    "LOOK, HAND, PLAYER, 203, false",
    "REVEAL, HAND, PLAYER, 203, true",
    "LOOK, TEAM, TEAM, 205 214, false",
    "REVEAL, TEAM, SHIP_OR_TEAM, 205 214, true",
    "LOOK, SEEDS, MISSION, 015 016, false",
    "REVEAL, SEEDS, MISSION, 015 016, true",
    "LOOK, BOTTOM_SEED, MISSION, 015 016, false", // the second is the own one
    "REVEAL, BOTTOM_SEED, MISSION, 015 016, true",
    "REVEAL, DECK, PLAYER, 206 331 207 208, true",
  })
  void theyAreShownToOneOrToAll(String op, String at, String on, String seen, boolean all) {
    Scene scene = laid(on, "{'op':'%s','at':'%s'}".formatted(op, at)).orders(ONE);
    Place place =
        switch (at) {
          case "HAND" -> Places.hand(TWO);
          case "DECK" -> Places.deck(TWO);
          case "TEAM" -> TEAM.place(Role.FREE);
          default -> Places.stack(0);
        };
    Aim aim = on.equals("PLAYER") ? Aim.at(TWO) : on.equals("MISSION") ? Aim.at(0) : Aim.at(TEAM);
    assertThat(scene.seen(Seat.SPECTATOR, place)).isEmpty();
    scene.interrupts(ONE, "sees", aim);
    assertThat(scene.seen(ONE, place)).containsExactlyElementsOf(Splitter.on(' ').split(seen));
    String shown = at.equals("BOTTOM_SEED") ? "015" : seen;
    assertThat(scene.seen(Seat.SPECTATOR, place))
        .containsExactlyElementsOf(all ? Splitter.on(' ').splitToList(shown) : List.of());
    assertThat(scene.toldTo(ONE, CardsRevealed.class))
        .anySatisfy(told -> assertThat(told.cards()).isNotEmpty());
    assertThat(scene.toldTo(Seat.SPECTATOR, CardsRevealed.class))
        .allSatisfy(told -> assertThat(told.cards().isEmpty()).isEqualTo(!all));
  }

  @Rule({"ST-EFF-17", "ST-VIS-11"})
  @ParameterizedTest
  @CsvSource({"LOOK, 3, 3, 0", "REVEAL, 3, 3, 3", "LOOK, 40, 4, 0"})
  void theTopOfADeckIsSeenAndNoMore(String op, int n, int one, int others) {
    Scene scene = laid("PLAYER", "{'op':'%s','at':'DECK','n':%d}".formatted(op, n));
    scene.orders(ONE).interrupts(ONE, "sees", Aim.at(TWO));
    List<String> deck = List.of("206", "331", "207", "208");
    assertThat(scene.seen(ONE, Places.deck(TWO))).containsExactlyElementsOf(deck.subList(0, one));
    assertThat(scene.seen(TWO, Places.deck(TWO)))
        .containsExactlyElementsOf(deck.subList(0, others));
  }

  @Rule({"ST-EFF-17", "ST-VIS-11"})
  @Test
  void whatACardShowsToOneIsShownToThemInWhateverIsDealtForAnother() {
    CardSet set =
        OwnSet.with(
            "{'kind':'EVENT','id':'eye','name':'eye','rarity':'COMMON','event':{'place':'PLAYER',"
                + "'targets':[{'kind':'PLAYER'}],'standing':[{'op':'LOOK','at':'DECK','n':2}]}}");
    Scene scene = Scene.laid(set).missions("165");
    scene.deck(TWO, "206", "331", "207").cardPlay(TWO).playsCard(TWO, "eye", Aim.at(TWO));
    assertThat(scene.seen(TWO, Places.deck(TWO))).containsExactly("206", "331");
    StccgGame game = new StccgGame();
    StccgView view = game.view(scene.state(), ONE);
    StccgState dealt = game.determinize(view, Chance.seeded("deal"));
    assertThat(game.faults(dealt)).isEmpty();
    assertThat(game.view(dealt, ONE)).isEqualTo(view);
    assertThat(game.view(dealt, TWO).zones().at(Places.deck(TWO)).cards()).hasSize(2);
  }

  @Rule({"ST-EFF-17", "ST-VIS-16"})
  @Test
  void whatWasSeenIsKnownInTheHandThatDrawsIt() {
    Scene scene = laid("PLAYER", "{'op':'LOOK','at':'DECK','n':1}").orders(ONE);
    scene.interrupts(ONE, "sees", Aim.at(TWO)).turns(2);
    assertThat(scene.seen(ONE, Places.hand(TWO))).containsExactly("206");
    assertThat(scene.seen(Seat.SPECTATOR, Places.hand(TWO))).isEmpty();
    StccgGame game = new StccgGame();
    StccgView view = game.view(scene.state(), ONE);
    for (int i = 0; i < 20; i++) {
      StccgState dealt = game.determinize(view, Chance.seeded("deal " + i));
      assertThat(game.faults(dealt)).isEmpty();
      assertThat(game.view(dealt, ONE)).isEqualTo(view);
    }
  }

  @Rule({"ST-EFF-17", "ST-EFF-47", "ST-VIS-11"})
  @Test
  void whatWasSeenOfADeckIsPutInOrderAndNothingElse() {
    Scene scene =
        laid("PLAYER", "{'op':'LOOK','at':'DECK','n':3},{'op':'ARRANGE_TOP'}").orders(ONE);
    scene.quietly(new PlayInterrupt(ONE, scene.hand(ONE, "sees"), Aim.at(TWO)));
    assertThat(scene.against(new Choose(ONE, new OfDefinition("208"))))
        .containsExactly("ST-EFF-41"); // the fourth, which was not looked at
    scene.quietly(new Choose(ONE, new OfDefinition("207")));
    assertThat(scene.state().top()).isInstanceOf(Phase.Effects.class);
    scene.quietly(new Choose(ONE, new OfDefinition("331")));
    assertThat(scene.state().top()).isInstanceOf(Phase.Orders.class); // one is left
    assertThat(scene.state().cards(Places.deck(TWO)))
        .extracting("def")
        .containsExactly("207", "331", "206", "208");
    assertThat(scene.seen(ONE, Places.deck(TWO))).containsExactly("207", "331", "206");
  }

  @Rule({"ST-EFF-47", "ST-EFF-40"})
  @Test
  void nothingIsPutInOrderThatWasNotSeen() {
    Scene scene = laid("PLAYER", "{'op':'ARRANGE_TOP'}").orders(ONE);
    scene.quietly(new PlayInterrupt(ONE, scene.hand(ONE, "sees"), Aim.at(TWO)));
    assertThat(scene.state().top()).isInstanceOf(Phase.Orders.class);
  }
}
