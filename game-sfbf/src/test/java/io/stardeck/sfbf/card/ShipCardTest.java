package io.stardeck.sfbf.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.testkit.Rule;
import java.util.Collections;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class ShipCardTest {
  @Property
  void everyBoxIsOfItsType(@ForAll @Size(max = 63) List<BoxType> boxes) {
    ShipCard ship = ship(boxes);
    BoxSet seen = BoxSet.empty();
    for (BoxType type : BoxType.values()) {
      for (int box : ship.boxes(type).boxes()) {
        assertThat(ship.boxType(box)).isEqualTo(type);
        assertThat(seen.contains(box)).isFalse();
        seen = seen.with(box);
      }
    }
    assertThat(seen).isEqualTo(ship.allBoxes());
    assertThat(seen.size()).isEqualTo(ship.size()).isEqualTo(boxes.size());
  }

  @Property
  void whatFiresACardAreTheBoxesWhoseTypeFiresIt(
      @ForAll @Size(max = 20) List<BoxType> boxes, @ForAll CardKind kind) {
    ShipCard ship = ship(boxes);
    for (int box = 0; box < boxes.size(); box++) {
      assertThat(ship.firing(kind).contains(box)).isEqualTo(boxes.get(box).fires(kind));
    }
  }

  @Property
  void undamagedBoxesAreThoseThatAreNotDamaged(
      @ForAll @Size(max = 20) List<BoxType> boxes,
      @ForAll @LongRange(max = (1L << 20) - 1) long damage,
      @ForAll BoxType type) {
    ShipCard ship = ship(boxes);
    BoxSet damaged = new BoxSet(damage).intersect(ship.allBoxes());
    assertThat(ship.undamaged(damaged).union(damaged)).isEqualTo(ship.allBoxes());
    assertThat(ship.undamaged(type, damaged))
        .isEqualTo(ship.boxes(type).intersect(ship.undamaged(damaged)));
  }

  @Test
  void oneOptionMountFiresNoPlasmaS() {
    assertThat(ship(List.of(BoxType.WPN, BoxType.HULL)).canFire(CardKind.PLS)).isFalse();
    assertThat(ship(List.of(BoxType.WPN, BoxType.WPN)).canFire(CardKind.PLS)).isTrue();
    assertThat(ship(List.of(BoxType.WPN)).canFire(CardKind.PLF)).isTrue();
    assertThat(ship(List.of(BoxType.WPN, BoxType.WPN)).canFire(CardKind.PLR)).isFalse();
  }

  @Rule("BF-DAT-04")
  @Test
  void aCardWithAnotherValueCannotBeMade() {
    assertThatThrownBy(() -> new ActionCard("pho", CardKind.PHO, 4))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("cannot have the value 4");
    assertThatThrownBy(() -> new ActionCard("rs", CardKind.RS, 0))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aShipHasAtMost63Boxes() {
    assertThatThrownBy(() -> ship(Collections.nCopies(64, BoxType.HULL)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static ShipCard ship(List<BoxType> boxes) {
    return ShipCard.builder()
        .id("ship")
        .race(Race.ORION)
        .classCode("X")
        .name("Ship")
        .boxes(ImmutableList.copyOf(boxes))
        .vp(1)
        .build();
  }
}
