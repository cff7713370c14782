package io.stardeck.engine.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.module.SimpleModule;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Fault;
import io.stardeck.engine.internal.given.GivenOnce;
import io.stardeck.engine.internal.given.NamedOrWhole;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class NamedOrWholeTest {
  private static final Box SMALL = new Box("small", 1);

  private final Boxes boxes = new Boxes();
  private final Codec codec =
      new Codec(
          Mappers.strict()
              .addModule(new SimpleModule("boxes").addDeserializer(Box.class, boxes))
              .build());

  record Box(String name, int size) implements GivenOnce {
    @Override
    public String reference() {
      return shipped() ? name : name + "@" + size;
    }

    @Override
    public boolean shipped() {
      return equals(SMALL);
    }

    @Override
    public Object whole() {
      return new BoxFile(name, size);
    }
  }

  record BoxFile(String name, int size) {}

  record Shelf(Box box, int floor) {}

  private static final class Boxes extends NamedOrWhole<Box, BoxFile> {
    private static final long serialVersionUID = 1;

    private final transient List<String> checked = new ArrayList<>();

    Boxes() {
      super(Box.class, BoxFile.class);
    }

    @Override
    protected @Nullable Box named(String name) {
      return name.equals(SMALL.name()) ? SMALL : null;
    }

    @Override
    protected Box whole(BoxFile file) {
      checked.add(file.name());
      if (file.size() < 0) {
        throw new FaultException(ImmutableList.of(new Fault("size", "is negative")));
      }
      return new Box(file.name(), file.size());
    }
  }

  private Shelf read(String box) {
    String json = "{\"box\":" + box + ",\"floor\":3}";
    return codec.read(codec.draft(json), codec.type(Shelf.class));
  }

  private Box mine(String name, int size) {
    return read("{\"name\":\"" + name + "\",\"size\":" + size + "}").box();
  }

  @Test
  void aShippedOneIsReadByItsName() {
    assertThat(read("\"small\"").box()).isSameAs(SMALL);
    assertThat(boxes.checked).isEmpty();
    assertThatThrownBy(() -> read("\"huge\"")).hasMessageContaining("nothing of that name");
  }

  @Test
  void aWholeOneIsCheckedOnceAndIsTheSameAfterwards() {
    Box first = mine("crate", 2);
    assertThat(read("{ \"size\": 2, \"name\": \"crate\" }").box()).isSameAs(first);
    assertThat(boxes.checked).containsExactly("crate");
    assertThat(mine("crate", 3)).isEqualTo(new Box("crate", 3));
    assertThat(boxes.checked).containsExactly("crate", "crate");
  }

  @Test
  void aFaultyOneIsRefusedEachTimeWithItsPath() {
    for (int time = 0; time < 3; time++) {
      assertThatThrownBy(() -> mine("hole", -1))
          .isInstanceOfSatisfying(
              FaultException.class,
              e -> assertThat(e.faults()).containsExactly(new Fault("box.size", "is negative")));
    }
  }

  @Test
  void whatIsGivenOnceIsNamedElsewhereAndReadByThatName() {
    Shelf mine = new Shelf(new Box("crate", 2), 3);
    assertThat(codec.write(mine))
        .isEqualTo("{\"box\":{\"name\":\"crate\",\"size\":2},\"floor\":3}");
    String named = codec.writeNaming(mine);
    assertThat(named).isEqualTo("{\"box\":\"crate@2\",\"floor\":3}");
    assertThat(codec.write(new Shelf(SMALL, 3))).isEqualTo("{\"box\":\"small\",\"floor\":3}");
    Codec knowing = codec.knowing(mine).knowing(new Shelf(new Box("chest", 1), 0));
    assertThat(knowing.<Shelf>read(named, codec.type(Shelf.class))).isEqualTo(mine);
    assertThat(knowing.<Shelf>read(knowing.parse(named), codec.type(Shelf.class))).isEqualTo(mine);
    assertThatThrownBy(() -> codec.read(named, codec.type(Shelf.class)))
        .isInstanceOfSatisfying(
            FaultException.class,
            e -> assertThat(e.faults()).extracting(Fault::path).containsExactly("box"));
  }

  @Test
  void onlyAFewAreKept() {
    for (int size = 0; size < 100; size++) {
      mine("crate" + size, size);
    }
    boxes.checked.clear();
    for (int size = 0; size < 100; size++) {
      mine("crate" + size, size);
    }
    assertThat(boxes.checked).hasSizeGreaterThan(90);
  }
}
