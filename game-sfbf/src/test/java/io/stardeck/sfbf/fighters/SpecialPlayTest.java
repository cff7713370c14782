package io.stardeck.sfbf.fighters;

import static io.stardeck.sfbf.scene.Given.FOUR;
import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.THREE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.AddPlanetFighters;
import io.stardeck.sfbf.action.AimAt;
import io.stardeck.sfbf.action.AnswerMutiny;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.action.BeginFighters;
import io.stardeck.sfbf.action.BeginMutiny;
import io.stardeck.sfbf.action.BeginPlanetFighters;
import io.stardeck.sfbf.action.FireAtFighters;
import io.stardeck.sfbf.action.Intercept;
import io.stardeck.sfbf.action.MarkCard;
import io.stardeck.sfbf.action.NameFlotillaTarget;
import io.stardeck.sfbf.action.PlayCeasefire;
import io.stardeck.sfbf.action.PlayFlotilla;
import io.stardeck.sfbf.action.SupportFire;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Places;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.ShipId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Random play of fighters, flotilla, mutiny and ceasefire from phase 4 on. */
class SpecialPlayTest {
  private static final List<String> CARDS =
      List.of(
          "pbf-1", "pbf-2", "pff", "mut", "org", "prt-1", "prt-2", "drn-4-1", "drn-5-1", "ph1-4-1",
          "ph1-2-1", "ph2-2-1", "ph3-2-1", "pho-6-1", "pls-6-1", "plf-2-1", "scp-1", "gun", "ovl-1",
          "rs-1", "ecm-4", "eccm-1", "em-1", "ww-1", "tb-1", "dsg");

  @Property(tries = 60)
  @Rule({"BF-ACT-02", "BF-I-01", "BF-I-02", "BF-I-20", "BF-I-21", "BF-I-37"})
  void whateverIsOfferedIsAcceptedAndNothingIsLost(@ForAll long seed) {
    Random random = new Random(seed);
    Scene scene = laidOut(random).scene();
    for (int i = 0; i < 60 && !Scene.GAME.toAct(scene.state()).isEmpty(); i++) {
      Seat seat = scene.decider();
      List<BattleForceAction> legal = scene.legal(seat);
      assertThat(legal).isNotEmpty().doesNotHaveDuplicates().hasSizeLessThan(250);
      scene = scene.does(legal.get(random.nextInt(legal.size())));
      assertThat(cards(scene)).doesNotHaveDuplicates().hasSize(90);
      assertThat(ships(scene)).doesNotHaveDuplicates().hasSize(36);
    }
  }

  @Property(tries = 25)
  @Rule({"BF-ACT-01", "BF-ACT-02", "BF-I-21"})
  void whateverIsAcceptedIsOffered(@ForAll long seed) {
    Random random = new Random(seed);
    Scene scene = laidOut(random).scene();
    for (int i = 0; i < 40 && !Scene.GAME.toAct(scene.state()).isEmpty(); i++) {
      Seat seat = scene.decider();
      Set<BattleForceAction> legal = new LinkedHashSet<>(scene.legal(seat));
      for (BattleForceAction action : imaginable(scene, seat)) {
        assertThat(scene.violations(action).isEmpty())
            .as("%s in %s", action, scene.phase())
            .isEqualTo(legal.contains(action));
      }
      scene = scene.does(List.copyOf(legal).get(random.nextInt(legal.size())));
    }
  }

  @Property(tries = 40)
  @Rule({"BF-I-22", "BF-I-40"})
  void nobodySeesMoreThanTheirView(@ForAll long seed) {
    Random random = new Random(seed);
    Scene scene = laidOut(random).scene();
    for (int i = 0; i < 40 && !Scene.GAME.toAct(scene.state()).isEmpty(); i++) {
      Seat seat = scene.decider();
      BattleForceState dealt =
          Scene.GAME.determinize(scene.view(seat), Chance.seeded(random.nextLong()));
      assertThat(Scene.GAME.view(dealt, seat)).isEqualTo(scene.view(seat));
      assertThat(Scene.GAME.legalActions(dealt, seat)).isEqualTo(scene.legal(seat));
      scene = scene.does(scene.legal(seat).get(random.nextInt(scene.legal(seat).size())));
    }
  }

  /** Actions of these plays over all that could be named in them, sensible or not. */
  private static List<BattleForceAction> imaginable(Scene scene, Seat seat) {
    List<CardId> cards = new ArrayList<>(scene.hand(seat));
    scene.state().table().attack().ifPresent(attack -> cards.addAll(attack.used()));
    cards.addAll(scene.stash(seat));
    List<BattleForceAction> all = new ArrayList<>();
    for (CardId card : cards) {
      all.add(new BeginPlanetFighters(seat, card));
      all.add(new AddPlanetFighters(seat, card));
      all.add(new BeginMutiny(seat, card));
      all.add(new PlayFlotilla(seat, card));
      all.add(new PlayCeasefire(seat, card));
      all.add(new AnswerMutiny(seat, card));
      all.add(new MarkCard(seat, card));
      cards.forEach(weapon -> all.add(new SupportFire(seat, card, weapon)));
    }
    for (int number = 0; number < 37; number++) {
      ShipId ship = ShipId.of(number);
      all.add(new NameFlotillaTarget(seat, ship));
      all.add(new AimAt(seat, ship));
      for (int squadrons = 0; squadrons < 4; squadrons++) {
        all.add(new BeginFighters(seat, ship, squadrons));
      }
      for (CardId card : cards) {
        all.add(new Intercept(seat, ship, card));
        all.add(new FireAtFighters(seat, ship, card, Optional.empty()));
        for (BoxType type : BoxType.values()) {
          all.add(new FireAtFighters(seat, ship, card, Optional.of(type)));
        }
      }
    }
    return all;
  }

  private static Given laidOut(Random random) {
    Given given =
        Given.advanced(4)
            .screen(ONE, "kzi-cvs", "fed-ca")
            .main(ONE, "ori-cv")
            .screen(TWO, "kli-d7", "kli-f5")
            .main(TWO, "tho-cw", "rom-we")
            .reserve(TWO, "fed-cl")
            .screen(THREE, "ori-br", "gor-bc")
            .main(THREE, "kli-c8")
            .screen(FOUR, "kzi-ff")
            .webbed("tho-cw")
            .cloaked("rom-we")
            .weasel("ori-br", "ww-2")
            .erratic("gor-bc", "em-2");
    List<String> deck = new ArrayList<>(CARDS);
    Collections.shuffle(deck, random);
    int next = 0;
    for (Seat seat : List.of(ONE, TWO, THREE, FOUR)) {
      for (int i = 0; i < 5; i++) {
        given.hand(seat, deck.get(next++));
      }
    }
    return given.stash(TWO, deck.get(next++)).stash(THREE, deck.get(next));
  }

  private static List<CardId> cards(Scene scene) {
    List<CardId> all = new ArrayList<>();
    scene.state().cards().cards(Places.STARBASE).forEach(all::add);
    scene.state().table().discard().forEach(all::add);
    scene.state().table().attack().ifPresent(attack -> all.addAll(attack.used()));
    for (Seat seat : List.of(ONE, TWO, THREE, FOUR)) {
      all.addAll(scene.hand(seat));
      all.addAll(scene.stash(seat));
      for (Ship ship : faceUp(scene, seat)) {
        ship.erratic().ifPresent(all::add);
        ship.weasel().ifPresent(all::add);
        ship.disengaged().ifPresent(all::add);
      }
    }
    return all;
  }

  private static List<ShipId> ships(Scene scene) {
    List<ShipId> all = new ArrayList<>();
    scene.state().ships().cards(Places.SHIP_DECK).forEach(all::add);
    scene.state().table().shipDiscard().forEach(all::add);
    for (Seat seat : List.of(ONE, TWO, THREE, FOUR)) {
      all.addAll(scene.faceDown(seat));
      all.addAll(scene.fleet(seat).trophies());
      faceUp(scene, seat).forEach(ship -> all.add(ship.id()));
    }
    return all;
  }

  private static List<Ship> faceUp(Scene scene, Seat seat) {
    List<Ship> all = new ArrayList<>();
    for (Row row : Row.values()) {
      all.addAll(scene.fleet(seat).row(row));
    }
    return all;
  }
}
